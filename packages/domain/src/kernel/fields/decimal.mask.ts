import { MONEY_DIGITS, PERCENT_SIZE, type DecimalSize } from '../decimal.ts';
import { maskOf, type Mask } from './mask.ts';

/** Digits and the first comma. A point just typed at the end is the comma of a foreign keyboard. */
const parts = (text: string): { readonly whole: string; readonly fraction: string | undefined } => {
  const marks = text.replace(/[^\d.,]/g, '');
  const [head = '', ...tail] = (marks.includes(',') ? marks : marks.replace(/\.$/, ',')).split(',');
  const whole = head.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return { whole, fraction: tail.length === 0 ? undefined : tail.join('').replace(/\D/g, '') };
};

const write = (text: string, { wholeDigits, decimals }: DecimalSize, group: (digits: string) => string): string => {
  const { whole, fraction } = parts(text);
  if (whole === '' && fraction === undefined) return '';
  const written = group(whole.slice(0, wholeDigits) || '0');
  return fraction === undefined ? written : `${written},${fraction.slice(0, decimals)}`;
};

const thousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

const THOUSANDS_IN_ENGLISH = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const THOUSANDS_IN_PORTUGUESE = /^\d{1,3}(\.\d{3})+(,\d*)?$/;

/**
 * Tells which mark is the comma of an amount from elsewhere: `1234.56`, `1,234.56` and `1.234,56` are one amount. A comma
 * alone is ours, a point alone parts thousands only where it can.
 */
const adoptAmount = (text: string): string => {
  const marks = text.replace(/[^\d.,]/g, '');
  if (THOUSANDS_IN_PORTUGUESE.test(marks)) return marks;
  const isEnglish = THOUSANDS_IN_ENGLISH.test(marks) && !/^\d+,\d+$/.test(marks);
  return isEnglish ? marks.replaceAll(',', '').replace('.', ',') : marks.replace(/\.(?=\d*$)/, ',');
};

const isTyped: Mask['isTyped'] = (character) => /[\d,]/.test(character);

/** Completes the cents: `10` is `10,00`. */
const withCents = (shown: string): string => {
  const [whole = '', fraction = ''] = shown.split(',');
  return shown === '' ? '' : `${whole},${fraction.padEnd(2, '0')}`;
};

/** A comma with nothing behind it falls away. */
const withoutLastComma = (shown: string): string => shown.replace(/,$/, '');

/**
 * `1.234,56`. Cents are typed behind a comma and may be left out; they are completed when the client goes on.
 *
 * Where an amount has no decimals the comma still stays while it is typed, so that cents typed by habit fall away and do
 * not become reais.
 *
 * @see spec A §5 Money; decision 0050
 */
export const amountMask = (decimals: 0 | 2): Mask =>
  maskOf((text) => write(text, { wholeDigits: MONEY_DIGITS, decimals }, thousands), {
    adopt: adoptAmount,
    settle: decimals === 2 ? withCents : withoutLastComma,
    isTyped,
  });

const percent = (text: string): string => write(text.replaceAll('.', ','), PERCENT_SIZE, (digits) => digits);

/** `12,5`: two digits before the comma and two after it. A point is the comma. @see spec A §5, B §5 Percent */
export const percentMask = maskOf(percent, { settle: withoutLastComma, isTyped });

/** As a percent, and `100` too, which has nothing behind it. @see decision 0050 */
export const shareMask = maskOf((text) => (parts(text.replaceAll('.', ',')).whole === '100' ? '100' : percent(text)), {
  settle: withoutLastComma,
  isTyped,
});
