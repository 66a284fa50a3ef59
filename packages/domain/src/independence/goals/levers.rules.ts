import { declareForm, moneyField, numberField, percentField, type Values } from '../../kernel/fields/index.ts';
import { cents, type Cents } from '../../kernel/money.ts';
import type { RetirementError } from '../independence.errors.ts';
import type { Goals, Plan } from '../plan.ts';
import { ABOVE_ZERO } from './goals.form.ts';
import { checkRetirement, type RetirementLimits } from './retirement.rules.ts';
import { savingsField } from './savings.field.ts';

/** What a client tries out: the four figures that they can change about their plan. */
interface Levers {
  readonly monthlySavings: Cents;
  /** In completed years. */
  readonly retirementAge: number;
  readonly retirementIncome: Cents;
  /** As a fraction: 0.06 is 6% per year. */
  readonly yearlyReturn: number;
}

/** The levers as the goals have them. */
export const leversOf = ({ monthlyIncome, monthlyExpense, ...goals }: Goals): Levers => ({
  monthlySavings: cents(monthlyIncome - monthlyExpense),
  retirementAge: goals.retirementAge,
  retirementIncome: goals.retirementIncome,
  yearlyReturn: goals.yearlyReturn,
});

/** The goals need an expense, so nobody spends nothing. @see spec B §5 Liberty goals form */
const LEAST_EXPENSE = 1;

/** Who saves more spends less; below a cent of expense the income grows. @see decision 0209 */
const savingMore = (
  { monthlyIncome }: Pick<Goals, 'monthlyIncome'>,
  savings: Cents,
): Pick<Goals, 'monthlyIncome' | 'monthlyExpense'> => {
  const monthlyExpense = cents(Math.max(monthlyIncome - savings, LEAST_EXPENSE));
  return { monthlyIncome: cents(monthlyExpense + savings), monthlyExpense };
};

/** The goals with the levers moved. */
export const goalsWith = (goals: Goals, { monthlySavings, ...levers }: Levers): Goals => ({
  ...goals,
  ...levers,
  ...(monthlySavings === leversOf(goals).monthlySavings ? {} : savingMore(goals, monthlySavings)),
});

const fields = {
  monthlySavings: savingsField,
  retirementAge: numberField({ caption: 'Idade de aposentadoria', maxLength: 3 }),
  retirementIncome: moneyField({ caption: 'Renda na aposentadoria' }),
  yearlyReturn: percentField({ caption: 'Rentabilidade anual', hint: ABOVE_ZERO }),
};

/** The fields of the levers. */
export type LeverFields = typeof fields;

/** The values of the form of levers. The yearly return is in percent. */
export type LeverValues = Values<LeverFields>;

/** It tells an error at once, as the lines follow at once. @param limits from `retirementLimits` @see spec B §5 */
export const leversForm = ({ lifeExpectancy }: Pick<Goals, 'lifeExpectancy'>, limits: RetirementLimits) =>
  declareForm<LeverFields, never, RetirementError>({
    fields,
    checks: 'at-once',
    rules: {
      retirementAge: ({ values: { retirementAge } }) =>
        checkRetirement({ retirement: retirementAge, lifeExpectancy }, limits),
    },
  });

export const leverValuesOf = ({ yearlyReturn, ...levers }: Levers): LeverValues => ({
  ...levers,
  yearlyReturn: Number((yearlyReturn * 100).toPrecision(12)),
});

export const leversFrom = ({ yearlyReturn, ...values }: LeverValues): Levers => ({
  ...values,
  yearlyReturn: yearlyReturn / 100,
});

/** How far a lever moves, in the unit of its field: cents, years, percents. */
interface LeverRange {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** The ends of the sliders. A field takes values beyond them. @see decision 0209 */
export const leverRanges = ({ goals, currentAge }: Plan): Readonly<Record<keyof LeverFields, LeverRange>> => ({
  monthlySavings: {
    least: -roundUp(Math.max(goals.monthlyExpense - goals.monthlyIncome, 0)),
    most: roundUp(2.5 * Math.max(goals.monthlyIncome - goals.monthlyExpense, 2_000_00)),
    step: 10_00,
  },
  retirementAge: { least: currentAge, most: goals.lifeExpectancy - 1, step: 1 },
  retirementIncome: { least: 500_00, most: roundUp(2 * Math.max(goals.retirementIncome, 1_000_00)), step: 100_00 },
  yearlyReturn: { least: 0.5, most: Math.max(12, Math.ceil(goals.yearlyReturn * 100)), step: 0.05 },
});

/** Up to the next thousand reais. */
const roundUp = (amount: number): number => Math.ceil(amount / 1_000_00) * 1_000_00;
