import * as E from 'fp-ts/Either';
import { isNothing, parseReais } from '../decimal.ts';
import { formatAmount, formatWhole } from '../formats.ts';
import { type Cents, cents } from '../money.ts';
import { amountMask } from './decimal.mask.ts';
import type { Declaration, Field } from './field.ts';
import { prefixed, maskOf } from './mask.ts';

/** Shows `0,01` after one digit, and moves the others to the left, as at a cash machine. Zeros alone count as empty. */
const centsFirstMask = maskOf((text) => {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '').slice(0, 15);
  return digits === '' ? '' : formatAmount(cents(Number(digits)));
});

interface MoneyOptions {
  /** 2, or 0 if a form takes only whole reais. */
  readonly decimals?: 0 | 2;
  /** Whether digits fill the cents first. Otherwise digits are reais until a comma. @see decision 0050 */
  readonly isCentsFirst?: boolean;
}

const SIGN = 'R$ ';

/** Whether the client typed only the sign and separators. */
const isBlank = (typed: string): boolean => typed.replace(/R\$|[\s.,_]/g, '') === '';

/** An amount of money, `R$ 1.234,56`. The value is in cents and never negative. @see spec A §5 Money */
export const moneyField = ({
  decimals = 2,
  isCentsFirst = false,
  ...declaration
}: Declaration & MoneyOptions): Field<string, Cents, 'money'> => ({
  type: 'money',
  isRequired: true,
  empty: '',
  isBlank,
  isNothing: (typed) => isNothing(parseReais(typed, decimals)),
  read: (typed) => E.mapLeft(() => ({ _tag: 'AmountInvalid' }) as const)(parseReais(typed, decimals)),
  write: (amount) => SIGN + (decimals === 0 && amount % 100 === 0 ? formatWhole(amount) : formatAmount(amount)),
  mask: prefixed(SIGN, isCentsFirst ? centsFirstMask : amountMask(decimals)),
  ...declaration,
});
