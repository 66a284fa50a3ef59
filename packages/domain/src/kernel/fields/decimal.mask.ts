import { MONEY_DIGITS, PERCENT_SIZE, type DecimalSize } from '../decimal.ts';
import { maskOf, type Mask } from './mask.ts';

/** A point with less than three digits after it. Until the third digit comes, it may be the decimal mark. */
const OPEN_POINT = /\.(\d{0,2})$/;

interface Parts {
  readonly whole: string;
  /** The digits after the decimal mark, if there is a mark. */
  readonly fraction: string | undefined;
  /** Whether that mark is a point that a third digit can still turn into a separator of thousands. */
  readonly isOpen: boolean;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^0+(\d)/, '$1');

/** Keeps the digits and the first decimal mark. No separator of thousands follows a zero, so that point is a comma. */
const parts = (text: string, from?: string): Parts => {
  const [head = '', ...tail] = text.replace(/[^\d.,]/g, '').split(',');
  const typed = from === undefined || OPEN_POINT.test(from) ? OPEN_POINT.exec(head) : null;
  if (typed === null) {
    const fraction = tail.length === 0 ? undefined : tail.join('').replace(/\D/g, '');
    return { whole: digitsOf(head), fraction, isOpen: false };
  }
  const whole = digitsOf(head.slice(0, typed.index));
  return { whole, fraction: typed[1], isOpen: tail.length === 0 && Number(whole) > 0 };
};

const write = ({ whole, fraction }: Parts, size: DecimalSize, group: (digits: string) => string): string => {
  if (whole === '' && fraction === undefined) return '';
  const written = group(whole.slice(0, size.wholeDigits) || '0');
  return fraction === undefined ? written : `${written},${fraction.slice(0, size.decimals)}`;
};

/** Shows an amount. An open point stays as the client typed it, with its digits. */
const amount = (read: Parts, decimals: 0 | 2): string => {
  if (!read.isOpen) return write(read, { wholeDigits: MONEY_DIGITS, decimals }, thousands);
  return write(read, { wholeDigits: MONEY_DIGITS, decimals: 2 }, thousands).replace(',', '.');
};

const thousands = (digits: string): string => {
  const first = digits.length % 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].filter(Boolean).join('.');
};

const THOUSANDS_IN_ENGLISH = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const THOUSANDS_IN_PORTUGUESE = /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/;

/** `1234.56`, `1,234.56` and `1.234,56` are one amount. A single point separates thousands only before three digits. */
const adoptAmount = (text: string): string => {
  const marks = text.replace(/[^\d.,]/g, '');
  if (THOUSANDS_IN_PORTUGUESE.test(marks)) return marks;
  const isEnglish = THOUSANDS_IN_ENGLISH.test(marks) && !/^\d+,\d+$/.test(marks);
  return isEnglish ? marks.replaceAll(',', '').replace('.', ',') : marks.replace(/\.(\d*)$/, ',$1');
};

const isTyped: Mask['isTyped'] = (character) => /[\d,]/.test(character);

/** Completes the cents: `10` and `10.` become `10,00`. */
const withCents = (shown: string): string => {
  const [whole = '', fraction = ''] = shown.replace(OPEN_POINT, ',$1').split(',');
  return shown === '' ? '' : `${whole},${fraction.padEnd(2, '0')}`;
};

/** Removes the cents that the client typed after an open point, or a comma with nothing after it. */
const withoutCents = (shown: string): string => withoutLastComma(shown.replace(OPEN_POINT, ''));

/** Removes a comma with nothing after it. */
const withoutLastComma = (shown: string): string => shown.replace(/,$/, '');

/**
 * Shows `1.234,56`. The client may type cents after a comma. The mask completes them when the client leaves the field.
 *
 * A typed point stays a point. With one or two digits after it, it is the decimal mark. With three, it separates
 * thousands. So the amount that counts is always the one that the field shows.
 *
 * An amount without decimals keeps its comma while the client types. So the mask can remove cents that the client types
 * from habit. Otherwise they would become reais.
 * @see spec A §5 Money; decision 0050
 */
export const amountMask = (decimals: 0 | 2): Mask =>
  maskOf((text, from) => amount(parts(text, from), decimals), {
    adopt: adoptAmount,
    settle: decimals === 2 ? withCents : withoutCents,
    isTyped,
  });

const percent = (text: string): string => write(parts(text.replaceAll('.', ',')), PERCENT_SIZE, (digits) => digits);

/** Shows `12,5`: at most two digits on each side. A point counts as a comma. @see spec A §5, B §5 Percent */
export const percentMask = maskOf(percent, { settle: withoutLastComma, isTyped });

/** Shows a percent, and also `100` without decimals. @see decision 0050 */
export const shareMask = maskOf((text) => (parts(text.replaceAll('.', ',')).whole === '100' ? '100' : percent(text)), {
  settle: withoutLastComma,
  isTyped,
});
