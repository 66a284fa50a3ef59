import {
  declareForm,
  moneyField,
  numberField,
  optional,
  percentField,
  type Values,
} from '../../kernel/fields/index.ts';
import { zero } from '../../kernel/money.ts';
import { checkAges } from './goals.rules.ts';
import type { AgeError } from '../independence.errors.ts';
import type { Goals } from '../plan.ts';

const fields = {
  retirementIncome: moneyField({ caption: 'Renda mensal desejada na aposentadoria' }),
  retirementAge: numberField({ caption: 'Idade de aposentadoria', maxLength: 3 }),
  yearlyReturn: percentField({ caption: 'Rentabilidade anual' }),
  lifeExpectancy: numberField({ caption: 'Expectativa de vida', maxLength: 3 }),
  inheritance: optional(moneyField({ caption: 'Herança' })),
  currentReserve: optional(moneyField({ caption: 'Reserva atual' })),
  monthlyIncome: moneyField({ caption: 'Receita mensal' }),
  monthlyExpense: moneyField({ caption: 'Despesa mensal' }),
};

/** What the form of goals hands on; the yearly return in percent, as it is typed. */
export type GoalsValues = Values<typeof fields>;

/**
 * The form of goals and contributions. Its captions are ours.
 *
 * @param currentAge of the client, in completed years; `undefined` while their birth date is not known
 * @see spec B §5 Liberty goals form
 */
export const goalsForm = (currentAge: number | undefined) =>
  declareForm<typeof fields, never, AgeError>({
    fields,
    rules: {
      retirementAge: ({ values: { retirementAge, lifeExpectancy } }) =>
        checkAges({ current: currentAge, retirement: retirementAge, lifeExpectancy }),
    },
  });

/** The goals out of their form: a percent becomes a fraction, optional money left empty is zero. @see decision Q007 */
export const goalsOf = ({ yearlyReturn, inheritance, currentReserve, ...values }: GoalsValues): Goals => ({
  ...values,
  yearlyReturn: yearlyReturn / 100,
  inheritance: inheritance ?? zero,
  currentReserve: currentReserve ?? zero,
});

/**
 * The way back: what the form starts from when goals are kept. Zero where nothing need be typed stands there as nothing.
 *
 *     goalsOf(goalsValuesOf(goals)) = goals        for all goals whose return is a percent of two decimals
 *
 * @see decision 0131
 */
export const goalsValuesOf = ({ yearlyReturn, inheritance, currentReserve, ...goals }: Goals): GoalsValues => ({
  ...goals,
  yearlyReturn: percentOfReturn(yearlyReturn),
  inheritance: inheritance === zero ? undefined : inheritance,
  currentReserve: currentReserve === zero ? undefined : currentReserve,
});

/** 0.07 is 7, and not the 7.000000000000001 of doubles: twelve digits are all that a percent can mean. */
const percentOfReturn = (yearlyReturn: number): number => Number((yearlyReturn * 100).toPrecision(12));
