import { parseDay, parseInstant, type CalendarDay, type Instant } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { identity, pipe } from 'fp-ts/function';
import * as t from 'io-ts';

/** A day on the wire, `YYYY-MM-DD`. A day that the calendar does not have is refused. */
export const Day = new t.Type<CalendarDay, string, unknown>(
  'Day',
  (u): u is CalendarDay => typeof u === 'string' && parseDay(u) !== undefined,
  (u, context) =>
    pipe(
      t.string.validate(u, context),
      E.chain((iso) => {
        const day = parseDay(iso);
        return day === undefined ? t.failure(u, context, 'not a day YYYY-MM-DD') : t.success(day);
      }),
    ),
  identity,
);

/** An instant on the wire, ISO 8601 with its zone. It is written in UTC with milliseconds. */
export const InstantFromIso = new t.Type<Instant, string, unknown>(
  'InstantFromIso',
  (u): u is Instant => Number.isSafeInteger(u),
  (u, context) =>
    pipe(
      t.string.validate(u, context),
      E.chain((iso) => {
        const instant = parseInstant(iso);
        return instant === undefined ? t.failure(u, context, 'not an instant with a zone') : t.success(instant);
      }),
    ),
  (instant) => new Date(instant).toISOString(),
);
