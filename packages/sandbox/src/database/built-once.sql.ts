import type { Compilable, CompiledQuery } from 'kysely';
import type { Queries } from './transaction.ts';

const plainReads = new Set<string>();

/** Tells whether a statement was built by `builtOnce`. */
export const isPlainRead = (text: string): boolean => plainReads.has(text);

/**
 * Builds a read at its first use: Kysely takes half as long for the look-up of a caller as PostgreSQL to run it. What it
 * answers may depend on the tables and its values alone, and not on the time or on chance. @see decision 0355
 */
export const builtOnce = <V extends readonly unknown[], R>(
  build: (db: Queries, ...values: V) => Compilable<R>,
): ((db: Queries, ...values: V) => Promise<readonly R[]>) => {
  let built: CompiledQuery<R> | undefined;
  // They stand for the values while the query is built. Kysely takes a value as it is, of whatever type.
  const places: object[] = Array.from({ length: build.length - 1 }, () => Object.freeze({}));
  const make = (db: Queries): CompiledQuery<R> => {
    // A cast, because nobody looks at the values before the query runs.
    const made = build(db, ...(places as unknown as V)).compile();
    plainReads.add(made.sql);
    return made;
  };
  return async (db, ...values) => {
    built ??= make(db);
    const parameters = built.parameters.map((parameter) => {
      const at = places.indexOf(Object(parameter));
      return at === -1 ? parameter : values[at];
    });
    return (await db.executeQuery<R>({ ...built, parameters })).rows;
  };
};

/** The first row. @throws Error when there is none */
export const known = <R>([row]: readonly R[]): R => {
  if (row === undefined) throw new Error('There is no such row.');
  return row;
};

/** Makes something of the rows of a read once for each answer, as an answer may be kept. */
export const madeOnce = <I extends object, O>(make: (rows: I) => O): ((rows: I) => O) => {
  const made = new WeakMap<I, { readonly value: O }>();
  return (rows) => {
    const done = made.get(rows) ?? { value: make(rows) };
    made.set(rows, done);
    return done.value;
  };
};
