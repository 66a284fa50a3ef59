import * as E from 'fp-ts/Either';
import { identity, pipe } from 'fp-ts/function';
import * as t from 'io-ts';

const isId = (n: number): boolean => Number.isSafeInteger(n) && n > 0;

/** The server's number of a client, a fund or an account: a whole number from 1. */
export const Id = new t.Type<number, number, unknown>(
  'Id',
  (u): u is number => typeof u === 'number' && isId(u),
  (u, context) =>
    pipe(
      t.number.validate(u, context),
      E.chain((n) => (isId(n) ? t.success(n) : t.failure(u, context, 'not a whole number from 1'))),
    ),
  identity,
);
