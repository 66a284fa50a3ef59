import { formatAmount } from '../formats.ts';
import { cents } from '../money.ts';
import { maskOf } from './mask.ts';

/** `0,01` after one digit: what is typed pushes to the left, as at a cash machine. Nothing but zeros is nothing. */
export const centsFirstMask = maskOf((text) => {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '').slice(0, 15);
  return digits === '' ? '' : formatAmount(cents(Number(digits)));
});
