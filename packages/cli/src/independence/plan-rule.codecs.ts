import { CentsFromReais } from '@aroeira/adapters-http/http';
import { zero, type Cents } from '@aroeira/domain/kernel';
import { goalsOf, type Outlook, type Plan } from '@aroeira/domain/independence';
import * as t from 'io-ts';
import { limited, orNothing, whole } from '../rules/limited.codecs.ts';

const Amount = limited(CentsFromReais, (amount) => amount >= zero, 'not an amount from zero on');
const Age = whole(0, 999);
const Year = whole(1000, 9999);
const Percent = limited(t.number, (percent) => percent >= 0 && percent < 100, 'not a percent from 0 to below 100');

/** A plan, in the words of the liberty data. @see the command line's contract, `rules independence` */
export const PlanRuleWire = t.type({
  currentAge: Age,
  retirementAge: Age,
  lifeExpectancy: Age,
  annualReturnRate: Percent,
  monthlyIncomeUsufruct: Amount,
  inheritanceValue: orNothing(Amount),
  currentReservation: orNothing(Amount),
  monthlyIncome: Amount,
  monthlyExpense: Amount,
  currentYear: Year,
  objectives: orNothing(t.array(t.type({ value: Amount, year: Year }))),
});

export const planFrom = (wire: t.TypeOf<typeof PlanRuleWire>): Plan => ({
  goals: goalsOf({
    retirementIncome: wire.monthlyIncomeUsufruct,
    retirementAge: wire.retirementAge,
    yearlyReturn: wire.annualReturnRate,
    lifeExpectancy: wire.lifeExpectancy,
    inheritance: wire.inheritanceValue ?? undefined,
    currentReserve: wire.currentReservation ?? undefined,
    monthlyIncome: wire.monthlyIncome,
    monthlyExpense: wire.monthlyExpense,
  }),
  objectives: (wire.objectives ?? []).map(({ value, year }) => ({ amount: value, year })),
  currentAge: wire.currentAge,
  currentYear: wire.currentYear,
});

/** A plan worked out, in reais. What is missing at once stands where the savings would (decision 0093). */
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
