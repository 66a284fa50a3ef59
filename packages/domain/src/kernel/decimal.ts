import * as E from 'fp-ts/Either';
import { cents, type Cents } from './money.ts';

/** Why a text is not an amount: it is not a number, or the number is not allowed there. */
type DecimalError = { readonly _tag: 'NotANumber' } | { readonly _tag: 'AmountInvalid' };

/** How many digits a number may have before and after its comma. */
export interface DecimalSize {
  readonly wholeDigits: number;
  readonly decimals: number;
}

interface Digits {
  readonly whole: string;
  readonly fraction: string;
}

const IN_PORTUGUESE = /^(-?)([1-9]\d{0,2}(?:\.\d{3})+|\d*)(?:,(\d*))?$/;
/** A file writes `1234.5`, a half-typed field `1.234.5`. `1.234` is none: it is more than a thousand. */
const WITH_POINT = /^(-?)([1-9]\d{0,2}(?:\.\d{3})+|\d+)\.(\d*)$/;

/** Splits `1.234,56`, `1234.56` or `1.234.56` into digits. A client may not type a negative number. */
const parseDigits = (text: string, { wholeDigits, decimals }: DecimalSize): E.Either<DecimalError, Digits> => {
  const inPortuguese = IN_PORTUGUESE.exec(text);
  const [, sign, grouped, rest = ''] = inPortuguese ?? WITH_POINT.exec(text) ?? [];
  if (grouped === undefined || grouped + rest === '') return E.left({ _tag: 'NotANumber' });
  const digits = {
    whole: grouped.replace(/\D/g, '').replace(/^0+/, ''),
    // `1500.500` may be one and a half thousand, or more than a million. Its digits stay, and are too many.
    fraction: inPortuguese === null && rest.length > 2 ? rest : rest.replace(/^(\d*[1-9])?0*$/, '$1'),
  };
  const isTooLong = digits.whole.length > wholeDigits || digits.fraction.length > decimals;
  return sign === '-' || isTooLong ? E.left({ _tag: 'AmountInvalid' }) : E.right(digits);
};

/** Integer cents are exact up to thirteen digits before the comma. */
export const MONEY_DIGITS = 13;

/** `R$ 1.234,56`, without a float. @param decimals 2, or 0 when a form takes only whole reais @see spec A §5 Money */
export const parseReais = (text: string, decimals: 0 | 2): E.Either<DecimalError, Cents> => {
  const digits = parseDigits(text.trim().replace(/^R\$\s*/, ''), { wholeDigits: MONEY_DIGITS, decimals });
  return E.map(({ whole, fraction }: Digits) => cents(Number(whole + fraction.padEnd(2, '0'))))(digits);
};

/** Two digits before the comma and two after it. @see spec A §5, B §5 Percent */
export const PERCENT_SIZE: DecimalSize = { wholeDigits: 2, decimals: 2 };

/** Reads a percent: `6,5` and `6,5%` are 6.5. @see spec A §5 Percent */
export const parsePercent = (text: string): E.Either<DecimalError, number> => {
  const digits = parseDigits(text.trim().replace(/%$/, '').trimEnd(), PERCENT_SIZE);
  return E.map(({ whole, fraction }: Digits) => Number(`0${whole}.${fraction}`))(digits);
};

/** One hundred percent as a client types it: `100`, `100,00` or `100%`. */
const WHOLE_SHARE = /^100(?:[.,]0{0,2})?\s*%?$/;

/** Reads a percent up to 100, such as the share of a part in a whole. @see decision 0050 */
export const parseShare = (text: string): E.Either<DecimalError, number> =>
  WHOLE_SHARE.test(text.trim()) ? E.right(100) : parsePercent(text);

/** Whether a required amount counts as empty: it is not a number, or it is zero. @see spec A §5 Money, Percent */
export const isNothing: (amount: E.Either<DecimalError, number>) => boolean = E.match(
  ({ _tag }) => _tag === 'NotANumber',
  (amount) => amount === 0,
);
