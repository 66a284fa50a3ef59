import * as t from 'io-ts';

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
 * The names that a codec reads in an object, each with its own codec, or the names in the items of a list. `undefined` for a
 * codec that takes an object as it is.
 */
export const namesIn = (codec: object): Names | undefined => {
  if ('props' in codec && typeof codec.props === 'object' && codec.props !== null)
    return new Map(Object.entries(codec.props).filter((entry): entry is [string, t.Mixed] => isCodec(entry[1])));
  if ('types' in codec && Array.isArray(codec.types)) return all(codec.types.filter(isCodec).map(namesIn));
  return 'type' in codec && isCodec(codec.type) ? namesIn(codec.type) : undefined;
};
