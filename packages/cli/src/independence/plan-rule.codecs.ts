import { CentsFromReais, fromWords, inWords, limited, orNothing } from '@aroeira/adapters-http/http';
import { GOALS_WORDS, OBJECTIVE_WORDS } from '@aroeira/adapters-http/independence';
import { zero, type Cents } from '@aroeira/domain/kernel';
import { goalsOf, type Outlook, type Plan } from '@aroeira/domain/independence';
import * as t from 'io-ts';
import { whole } from '../rules/whole.codec.ts';

const Amount = limited(CentsFromReais, (amount) => amount >= zero, 'not an amount from zero on');
const Age = whole(0, 999);
const Year = whole(1000, 9999);
const Percent = limited(t.number, (percent) => percent >= 0 && percent < 100, 'not a percent from 0 to below 100');

/** A plan, in the words of the liberty data. @see the command line's contract, `rules independence` */
export const PlanRuleWire = t.type({
  currentAge: Age,
  ...inWords(GOALS_WORDS, {
    retirementIncome: Amount,
    retirementAge: Age,
    yearlyReturn: Percent,
    lifeExpectancy: Age,
    inheritance: orNothing(Amount),
    currentReserve: orNothing(Amount),
    monthlyIncome: Amount,
    monthlyExpense: Amount,
  }),
  currentYear: Year,
  objectives: orNothing(t.array(t.type(inWords(OBJECTIVE_WORDS, { amount: Amount, year: Year })))),
});

export const planFrom = ({
  currentAge,
  currentYear,
  objectives = [],
  ...wire
}: t.TypeOf<typeof PlanRuleWire>): Plan => ({
  goals: goalsOf(fromWords(GOALS_WORDS, wire)),
  objectives: objectives.map((objective) => fromWords(OBJECTIVE_WORDS, objective)),
  currentAge,
  currentYear,
});

/** A calculated plan, in reais. `idealMonthlySavings` also has what is missing at once (decision 0093). */
export const outlookJson = (outlook: Outlook) => ({
  monthlyRate: outlook.monthlyRate,
  reserveAtRetirement: reais(outlook.reserveAtRetirement),
  monthlySavings: reais(outlook.monthlySavings),
  idealMonthlySavings: reais(outlook.missing.amount),
  ages: outlook.projection.ages,
  real: outlook.projection.real.map(reais),
  ideal: outlook.projection.ideal.map(reais),
  valid: outlook.isViable,
});

const reais = (amount: Cents): number => CentsFromReais.encode(amount);
