import * as E from 'fp-ts/Either';
import { isNothing, parsePercent, parseShare } from '../decimal.ts';
import { percentMask, shareMask } from './decimal.mask.ts';
import type { Declaration, Field } from './field.ts';

interface PercentOptions {
  /** Whether the client may type 100: a share can be the whole, a rate cannot. @see decision 0050 */
  readonly isShare?: boolean;
}

/** A percent below 100, or up to 100. The value of 6 % is 6. @see spec A §5, B §5 Percent; decision 0050 */
export const percentField = ({
  isShare = false,
  ...declaration
}: Declaration & PercentOptions): Field<string, number, 'percent'> => {
  const parse = isShare ? parseShare : parsePercent;
  return {
    type: 'percent',
    isRequired: true,
    empty: '',
    isBlank: (typed) => typed.replace(/[\s.,%_]/g, '') === '',
    isNothing: (typed) => isNothing(parse(typed)),
    read: (typed) => E.mapLeft(() => ({ _tag: 'AmountInvalid' }) as const)(parse(typed)),
    // Twelve digits are enough for a percent. More digits come from float errors, such as 7.000000000000001.
    write: (percent) => String(Number(percent.toPrecision(12))).replace('.', ','),
    mask: isShare ? shareMask : percentMask,
    ...declaration,
  };
};
