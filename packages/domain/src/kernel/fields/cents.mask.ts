import { formatAmount } from '../formats.ts';
import { cents } from '../money.ts';
import { maskOf } from './mask.ts';

/** Shows `0,01` after one digit, and moves the others to the left, as at a cash machine. Zeros alone count as empty. */
export const centsFirstMask = maskOf((text) => {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '').slice(0, 15);
  return digits === '' ? '' : formatAmount(cents(Number(digits)));
});
