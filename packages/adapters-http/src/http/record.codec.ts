import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { around } from './around.codec.ts';

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
