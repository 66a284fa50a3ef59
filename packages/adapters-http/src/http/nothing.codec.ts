import * as t from 'io-ts';
import { around } from './names.codec.ts';

/** Reads null, a missing field and an empty text as `undefined`. Writes `undefined` as null. */
export const orNothing = <A, O>(codec: t.Type<A, O, unknown>): t.Type<A | undefined, O | null, unknown> =>
  around(
    new t.Type<A | undefined, O | null, unknown>(
      `${codec.name} or nothing`,
      (u): u is A | undefined => u === undefined || codec.is(u),
      (u, context) => (u === null || u === undefined || u === '' ? t.success(undefined) : codec.validate(u, context)),
      (value) => (value === undefined ? null : codec.encode(value)),
    ),
    codec,
  );
