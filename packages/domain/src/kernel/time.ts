import * as E from 'fp-ts/Either';

declare const brand: unique symbol;

/** A time of the day, `HH:MM`, 00:00 to 23:59. `<` compares two times. */
export type TimeOfDay = string & { readonly [brand]: 'TimeOfDay' };

export type TimeError =
  | { readonly _tag: 'TimeInvalid' }
  | { readonly _tag: 'HourTooHigh' }
  | { readonly _tag: 'MinuteTooHigh' };

const LAST_HOUR = 23;
const LAST_MINUTE = 59;

/** Reads a time `HH:MM`, or says what is wrong. It checks form, hour and minutes, in this order. @see spec A §5 */
export const parseTime = (text: string): E.Either<TimeError, TimeOfDay> => {
  const parts = /^(\d{2}):(\d{2})$/.exec(text);
  if (parts === null) return E.left({ _tag: 'TimeInvalid' });
  const [, hour, minute] = parts;
  if (Number(hour) > LAST_HOUR) return E.left({ _tag: 'HourTooHigh' });
  if (Number(minute) > LAST_MINUTE) return E.left({ _tag: 'MinuteTooHigh' });
  return E.right(text as TimeOfDay); // the brand's only constructor
};
