import * as t from 'io-ts';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';

/** A codec around another one, which stands in `type` as in the codecs of io-ts. `namesIn` looks into it. */
export const around = <A, O>(codec: t.Type<A, O, unknown>, type: t.Mixed): t.Type<A, O, unknown> =>
  Object.assign(codec, { type });

type Names = ReadonlyMap<string, t.Decoder<unknown, unknown>>;

const isCodec = (value: unknown): value is t.Mixed => value instanceof t.Type;

const all = (maps: readonly (Names | undefined)[]): Names | undefined => {
  const found = maps.flatMap((map) => (map === undefined ? [] : [...map]));
  return found.length === 0 ? undefined : new Map(found);
};

/**
 * The names that a codec reads in an object, each with its own codec, or the names in the items of a list. `undefined`
 * for a codec that takes an object as it is.
 */
export const namesIn = (codec: object): Names | undefined => {
  if ('props' in codec && typeof codec.props === 'object' && codec.props !== null)
    return new Map(Object.entries(codec.props).filter((entry): entry is [string, t.Mixed] => isCodec(entry[1])));
  if ('types' in codec && Array.isArray(codec.types)) return all(codec.types.filter(isCodec).map(namesIn));
  return 'type' in codec && isCodec(codec.type) ? namesIn(codec.type) : undefined;
};

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

/** A link that a client may open. A script is none. */
export const WebLink = limited(t.string, (text) => /^https?:\/\//i.test(text), 'not a link of the web');
