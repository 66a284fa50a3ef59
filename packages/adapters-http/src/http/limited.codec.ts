import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { around } from './names.codec.ts';

/** Limits a codec. It refuses a value that does not hold, and gives the reason. */
export const limited = <A, O>(
  codec: t.Type<A, O, unknown>,
  holds: (value: A) => boolean,
  reason: string,
): t.Type<A, O, unknown> =>
  around(
    new t.Type<A, O, unknown>(
      codec.name,
      (u): u is A => codec.is(u) && holds(u),
      (u, context) =>
        pipe(
          codec.validate(u, context),
          E.chain((value) => (holds(value) ? t.success(value) : t.failure(u, context, reason))),
        ),
      codec.encode,
    ),
    codec,
  );

export const Whole = limited(t.number, Number.isSafeInteger, 'not a whole number');
