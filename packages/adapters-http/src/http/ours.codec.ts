import * as E from 'fp-ts/Either';
import { constVoid, flow } from 'fp-ts/function';
import * as t from 'io-ts';

/** Reads a body by its codec of the wire, and turns it into our words. */
export const inOurWords = <W, A>(wire: t.Decoder<unknown, W>, of: (wire: W) => A): t.Decoder<unknown, A> => ({
  name: wire.name,
  validate: flow(wire.validate, E.map(of)),
  decode: flow(wire.decode, E.map(of)),
});

/** The body of an answer that tells nothing but its success. It may be anything. */
export const Unread = inOurWords(t.unknown, constVoid);
