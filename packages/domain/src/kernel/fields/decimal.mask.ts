import { MONEY_DIGITS, PERCENT_SIZE, type DecimalSize } from '../decimal.ts';
import { maskOf, type Mask } from './mask.ts';

/** Keeps the digits and the first comma. A point typed at the end counts as a comma, for keyboards without one. */
const parts = (text: string): { readonly whole: string; readonly fraction: string | undefined } => {
  const marks = text.replace(/[^\d.,]/g, '');
  const [head = '', ...tail] = (marks.includes(',') ? marks : marks.replace(/\.$/, ',')).split(',');
  const whole = head.replace(/\D/g, '').replace(/^0+(\d)/, '$1');
  return { whole, fraction: tail.length === 0 ? undefined : tail.join('').replace(/\D/g, '') };
};

const write = (text: string, { wholeDigits, decimals }: DecimalSize, group: (digits: string) => string): string => {
  const { whole, fraction } = parts(text);
  if (whole === '' && fraction === undefined) return '';
  const written = group(whole.slice(0, wholeDigits) || '0');
  return fraction === undefined ? written : `${written},${fraction.slice(0, decimals)}`;
};

const thousands = (digits: string): string => {
  const first = digits.length % 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].filter(Boolean).join('.');
};

const THOUSANDS_IN_ENGLISH = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const THOUSANDS_IN_PORTUGUESE = /^\d{1,3}(\.\d{3})+(,\d*)?$/;

/**
 * Finds the decimal mark of a pasted amount: `1234.56`, `1,234.56` and `1.234,56` are one amount. A single comma is the
 * decimal mark. A single point separates thousands only when three digits follow it.
 */
const adoptAmount = (text: string): string => {
  const marks = text.replace(/[^\d.,]/g, '');
  if (THOUSANDS_IN_PORTUGUESE.test(marks)) return marks;
  const isEnglish = THOUSANDS_IN_ENGLISH.test(marks) && !/^\d+,\d+$/.test(marks);
  return isEnglish ? marks.replaceAll(',', '').replace('.', ',') : marks.replace(/\.(\d*)$/, ',$1');
};

const isTyped: Mask['isTyped'] = (character) => /[\d,]/.test(character);

/** Completes the cents: `10` becomes `10,00`. */
const withCents = (shown: string): string => {
  const [whole = '', fraction = ''] = shown.split(',');
  return shown === '' ? '' : `${whole},${fraction.padEnd(2, '0')}`;
};

/** Removes a comma with nothing after it. */
const withoutLastComma = (shown: string): string => shown.replace(/,$/, '');

/**
 * Shows `1.234,56`. The client may type cents after a comma. The mask completes them when the client leaves the field.
 *
 * An amount without decimals keeps its comma while the client types. So the mask can remove cents that the client types
 * from habit. Otherwise they would become reais.
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

/**
 * Shows `12,5`: at most two digits on each side of the comma. A point counts as a comma.
 *
 * @see spec A §5, B §5 Percent
 */
export const percentMask = maskOf(percent, { settle: withoutLastComma, isTyped });

/** Shows a percent, and also `100` without decimals. @see decision 0050 */
export const shareMask = maskOf((text) => (parts(text.replaceAll('.', ',')).whole === '100' ? '100' : percent(text)), {
  settle: withoutLastComma,
  isTyped,
});
