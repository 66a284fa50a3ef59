import * as E from 'fp-ts/Either';
import { pipe, constVoid, flow } from 'fp-ts/function';
import * as t from 'io-ts';

/** A codec around another one, which stands in `type` as in the codecs of io-ts. `namesIn` looks into it. */
const around = <A, O>(codec: t.Type<A, O, unknown>, type: t.Mixed): t.Type<A, O, unknown> =>
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

/** The name of each field on the wire. A field that the table leaves out has the same name on both sides. */
type WireNames<P extends t.Props, N> = {
  readonly [K in keyof P & string]: K extends keyof N ? N[K] : K;
};

type Ours<P extends t.Props> = { readonly [K in keyof P]: t.TypeOf<P[K]> };

/** The codec of a record whose fields have other names on the wire. */
export interface RecordOnWire<P extends t.Props, N>
  extends t.Type<Ours<P>, Readonly<Record<string, unknown>>, unknown> {
  readonly names: WireNames<P, N>;
}

/**
 * Reads and writes one object of the wire. Names on the wire that the record does not have are ignored.
 *
 * @param name the record's name in errors
 * @param fields the codec of each field, by our name
 * @param renamed the wire's name of each field that has another name there, such as `{ careerId: 'carrerId' }`
 */
export const recordOnWire = <P extends t.Props, const N extends { readonly [K in keyof P]?: string } = object>(
  name: string,
  fields: P,
  renamed: N,
): RecordOnWire<P, N> => {
  const entries = Object.entries(fields).map(([field, codec]) => ({ field, codec, wire: renamed[field] ?? field }));
  const codec = new t.Type<Ours<P>, Readonly<Record<string, unknown>>, unknown>(
    name,
    (u): u is Ours<P> => t.type(fields).is(u),
    (u, context) =>
      pipe(
        t.UnknownRecord.validate(u, context),
        E.chain((found) => {
          const read = entries.map(({ field, codec, wire }) => ({
            field,
            value: codec.validate(found[wire], t.appendContext(context, wire, codec, found[wire])),
          }));
          const errors = read.flatMap(({ value }) => (E.isLeft(value) ? value.left : []));
          if (errors.length > 0) return t.failures(errors);
          const ours = Object.fromEntries(read.map(({ field, value }) => [field, E.toUnion(value)]));
          // A codec read each field. fromEntries loses the type of each field.
          return t.success(ours as Ours<P>);
        }),
      ),
    (ours) =>
      Object.fromEntries(entries.map(({ field, codec, wire }) => [wire, codec.encode(Reflect.get(ours, field))])),
  );
  // fromEntries loses the names.
  const names = Object.fromEntries(entries.map(({ field, wire }) => [field, wire])) as WireNames<P, N>;
  const props = Object.fromEntries(entries.map(({ wire, codec: of }) => [wire, of]));
  return Object.assign(codec, { names, props });
};

/** The names on the wire of the fields that a trace may show. A field that nobody names here stays hidden. */
export const shownOf = <K extends string>(
  { names }: { readonly names: Readonly<Record<K, string>> },
  ...shown: readonly NoInfer<K>[]
): readonly string[] => shown.map((field) => names[field]);

/** Reads several records of one object of the wire, each by its own codec: `{ standing, mailing }`. */
export const partsOnWire = <P extends t.Props>(parts: P): t.Type<Ours<P>, object, unknown> =>
  Object.assign(
    new t.Type<Ours<P>, object, unknown>(
      Object.keys(parts).join(' and '),
      (u): u is Ours<P> => t.type(parts).is(u),
      (u, context) => {
        const read = Object.entries(parts).map(([part, codec]) => [part, codec.validate(u, context)] as const);
        const errors = read.flatMap(([, value]) => (E.isLeft(value) ? value.left : []));
        if (errors.length > 0) return t.failures(errors);
        // A codec read each part. fromEntries loses the type of each part.
        return t.success(Object.fromEntries(read.map(([part, value]) => [part, E.toUnion(value)])) as Ours<P>);
      },
      (ours) =>
        Object.assign({}, ...Object.entries(parts).map(([part, codec]) => codec.encode(Reflect.get(ours, part)))),
    ),
    { types: Object.values(parts) },
  );

/** Reads and writes one field of an object of the wire as the value itself: `{ date: '2026-11-20' }` is that day. */
export const field = <A, O>(name: string, codec: t.Type<A, O, unknown>): t.Type<A, object, unknown> => {
  const record = recordOnWire(name, { value: codec }, { value: name });
  return around(
    new t.Type<A, object, unknown>(
      name,
      codec.is,
      (u, context) =>
        pipe(
          record.validate(u, context),
          E.map(({ value }) => value),
        ),
      (value) => record.encode({ value }),
    ),
    record,
  );
};

/** Reads a body by its codec of the wire, and turns it into our words. */
export const inOurWords = <W, A>(wire: t.Decoder<unknown, W>, of: (wire: W) => A): t.Decoder<unknown, A> => ({
  name: wire.name,
  validate: flow(wire.validate, E.map(of)),
  decode: flow(wire.decode, E.map(of)),
});

/** The body of an answer that tells nothing but its success. It may be anything. */
export const Unread = inOurWords(t.unknown, constVoid);
