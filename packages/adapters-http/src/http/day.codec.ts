import { parseDay, parseInstant, type Instant } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { parsedText } from './words.codec.ts';

/** A day on the wire, `YYYY-MM-DD`. A day that the calendar does not have is refused. */
export const Day = parsedText('day YYYY-MM-DD', parseDay);

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
