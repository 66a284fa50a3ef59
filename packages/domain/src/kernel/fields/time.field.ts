import { identity } from 'fp-ts/function';
import { parseTime, type TimeOfDay } from '../time.ts';
import type { Declaration, Field } from './field.ts';
import { isEmptyMask } from './mask.ts';
import { timeMask } from './time.mask.ts';

/** A time of the day. Its value is `HH:MM`. @see spec A §5 Shared field rules */
export const timeField = (declaration: Declaration): Field<string, TimeOfDay, 'time'> => ({
  type: 'time',
  isRequired: true,
  empty: '',
  isBlank: isEmptyMask,
  read: (typed) => parseTime(typed.trim()),
  write: identity,
  mask: timeMask,
  ...declaration,
});
