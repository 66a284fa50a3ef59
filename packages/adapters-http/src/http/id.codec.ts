import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { limited } from './around.codec.ts';

/** The server's number of a client, a fund or an account: a whole number from 1. */
export const Id = limited(t.number, (id) => Number.isSafeInteger(id) && id > 0, 'not a whole number from 1');

const Named = t.type({ id: Id });

/** An id that the server answers with its name, `{id, name}`, or alone. It is sent alone. @see spec A §3 Client, B §3 User */
export const NamedId = new t.Type<number, number, unknown>(
  'NamedId',
  Id.is,
  (u, context) =>
    Named.is(u)
      ? pipe(
          Named.validate(u, context),
          E.map(({ id }) => id),
        )
      : Id.validate(u, context),
  Id.encode,
);
