import {
  declareForm,
  moneyField,
  numberField,
  optional,
  percentField,
  type Values,
} from '../../kernel/fields/index.ts';
import { zero } from '../../kernel/money.ts';
import type { RetirementError } from '../independence.errors.ts';
import type { Goals } from '../plan.ts';
import { checkRetirement, type RetirementLimits } from './retirement.rules.ts';

/** @see spec B §5 Liberty goals form */
const AGE_DIGITS = 3;

/** A required percent of zero is 'Campo obrigatório', which says nothing beside a 0. The words are ours. @see decision 0320 */
export const ABOVE_ZERO = 'Ao ano, acima de 0%.';

const fields = {
  retirementIncome: moneyField({ caption: 'Renda mensal desejada na aposentadoria' }),
  retirementAge: numberField({ caption: 'Idade de aposentadoria', maxLength: AGE_DIGITS }),
  yearlyReturn: percentField({ caption: 'Rentabilidade anual', hint: ABOVE_ZERO }),
  lifeExpectancy: numberField({ caption: 'Expectativa de vida', maxLength: AGE_DIGITS }),
  inheritance: optional(moneyField({ caption: 'Herança' })),
  currentReserve: optional(moneyField({ caption: 'Reserva atual' })),
  monthlyIncome: moneyField({ caption: 'Receita mensal' }),
  monthlyExpense: moneyField({ caption: 'Despesa mensal' }),
};

/** The values of the form of goals. The yearly return is in percent, as the client types it. */
export type GoalsValues = Values<typeof fields>;

/** Its captions are ours. @param limits from `retirementLimits` @see spec B §5 Liberty goals form */
export const goalsForm = (limits: RetirementLimits) =>
  declareForm<typeof fields, never, RetirementError>({
    fields,
    rules: {
      retirementAge: ({ values: { retirementAge, lifeExpectancy } }) =>
        checkRetirement({ retirement: retirementAge, lifeExpectancy }, limits),
    },
  });

/** A percent becomes a fraction, an empty optional amount zero. @see decision Q007 */
export const goalsOf = ({ yearlyReturn, inheritance, currentReserve, ...values }: GoalsValues): Goals => ({
  ...values,
  yearlyReturn: yearlyReturn / 100,
  inheritance: inheritance ?? zero,
  currentReserve: currentReserve ?? zero,
});

/** The inverse of `goalsOf` for percents of two decimals. An optional zero becomes empty. @see decision 0131 */
export const goalsValuesOf = ({ yearlyReturn, inheritance, currentReserve, ...goals }: Goals): GoalsValues => ({
  ...goals,
  yearlyReturn: percentOfReturn(yearlyReturn),
  inheritance: inheritance === zero ? undefined : inheritance,
  currentReserve: currentReserve === zero ? undefined : currentReserve,
});

/** Rounds to twelve digits: 0.07 is 7, where doubles give 7.000000000000001. */
const percentOfReturn = (yearlyReturn: number): number => Number((yearlyReturn * 100).toPrecision(12));
