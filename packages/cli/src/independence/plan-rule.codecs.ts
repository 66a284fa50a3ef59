import { CentsFromReais, limited, orNothing, partsOnWire, recordOnWire } from '@aroeira/adapters-http/http';
import { LibertyWire, ObjectiveWire } from '@aroeira/adapters-http/independence';
import { zero, type Cents } from '@aroeira/domain/kernel';
import { goalsOf, type Outlook, type Plan } from '@aroeira/domain/independence';
import * as t from 'io-ts';
import { whole } from '../rules/whole.codec.ts';

const Filed = orNothing(CentsFromReais);
const Figure = orNothing(t.number);

/** What is left out counts as empty, so the form says what is missing. @see the contract, `liberty save` */
export const LibertyFileWire = recordOnWire(
  'LibertyFile',
  {
    retirementIncome: Filed,
    retirementAge: Figure,
    yearlyReturn: Figure,
    lifeExpectancy: Figure,
    inheritance: Filed,
    currentReserve: Filed,
    monthlyIncome: Filed,
    monthlyExpense: Filed,
  },
  LibertyWire.names,
);

const Amount = limited(CentsFromReais, (amount) => amount >= zero, 'not an amount from zero on');
const Age = whole(0, 999);
const Year = whole(1000, 9999);
const Percent = limited(t.number, (percent) => percent >= 0 && percent < 100, 'not a percent from 0 to below 100');

/** A plan, in the words of the liberty data. @see the command line's contract, `rules independence` */
export const PlanRuleWire = partsOnWire({
  goals: recordOnWire(
    'Goals',
    {
      retirementIncome: Amount,
      retirementAge: Age,
      yearlyReturn: Percent,
      lifeExpectancy: Age,
      inheritance: orNothing(Amount),
      currentReserve: orNothing(Amount),
      monthlyIncome: Amount,
      monthlyExpense: Amount,
    },
    LibertyWire.names,
  ),
  rest: t.type({
    currentAge: Age,
    currentYear: Year,
    objectives: orNothing(t.array(recordOnWire('Objective', { amount: Amount, year: Year }, ObjectiveWire.names))),
  }),
});

export const planFrom = ({ goals, rest: { objectives = [], ...now } }: t.TypeOf<typeof PlanRuleWire>): Plan => ({
  goals: goalsOf(goals),
  objectives,
  ...now,
});

/** A calculated plan, in reais. `idealMonthlySavings` also has what is missing at once (decision 0092). */
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
