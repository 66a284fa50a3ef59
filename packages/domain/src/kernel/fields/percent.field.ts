import * as E from 'fp-ts/Either';
import { isNothing, parsePercent } from '../decimal.ts';
import { percentMask } from './decimal.mask.ts';
import type { Declaration, Field } from './field.ts';

/** A percent below 100; hands on 6 for 6 %. @see spec A §5, B §5 Percent; decision 0050 */
export interface PercentField extends Field<string, number> {
  readonly type: 'percent';
}

export const percentField = (declaration: Declaration): PercentField => ({
  type: 'percent',
  isRequired: true,
  empty: '',
  isBlank: (typed) => typed.replace(/[\s.,%_]/g, '') === '',
  isNothing: (typed) => isNothing(parsePercent(typed)),
  read: (typed) => E.mapLeft(() => ({ _tag: 'AmountInvalid' }) as const)(parsePercent(typed)),
  // Twelve digits are all that a percent can mean; the rest is noise of floats, such as 7.000000000000001.
  write: (percent) => String(Number(percent.toPrecision(12))).replace('.', ','),
  mask: percentMask,
  ...declaration,
});
