/** Our name of each field of a record, and beside it the name on the wire. */
type Words = Readonly<Record<string, string>>;

// In a type `as` renames a key. It is not a cast.
type InWords<W extends Words, R> = { readonly [Name in keyof R & keyof W as W[Name]]: R[Name] };

type Spoken<W extends Words, R> = { [Name in keyof W]: W[Name] extends keyof R ? Name : never }[keyof W];

type FromWords<W extends Words, R> = { readonly [Name in Spoken<W, R>]: R[W[Name] & keyof R] };

/** A record under the names of the wire. Fields without a word are left out. Takes values and codecs alike. */
export const inWords = <const W extends Words, R extends { readonly [Name in keyof W]?: unknown }>(
  words: W,
  record: R,
): InWords<W, R> =>
  // TypeScript cannot follow keys that are renamed one by one.
  renamed(new Map(Object.entries(words)), record) as InWords<W, R>;

/** A record of the wire under our names. Fields without a word are left out. */
export const fromWords = <const W extends Words, R extends object>(words: W, wire: R): FromWords<W, R> =>
  // TypeScript cannot follow keys that are renamed one by one.
  renamed(new Map(Object.entries(words).map(([name, word]) => [word, name])), wire) as FromWords<W, R>;

const renamed = (names: ReadonlyMap<string, string>, record: object): object =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      const other = names.get(name);
      return other === undefined ? [] : [[other, value]];
    }),
  );
