import type { Compilable, CompiledQuery } from 'kysely';
import type { Queries } from './transaction.ts';

/** Builds a query at its first use: Kysely takes half as long for the look-up of a caller as PostgreSQL to run it. */
export const builtOnce = <V, R>(
  build: (db: Queries, value: V) => Compilable<R>,
): ((db: Queries, value: V) => Promise<R[]>) => {
  // It stands for the value while the query is built. Kysely takes a value as it is, of whatever type.
  const place = Object.freeze({}) as V;
  let built: CompiledQuery<R> | undefined;
  return async (db, value) => {
    built ??= build(db, place).compile();
    const parameters = built.parameters.map((parameter) => (parameter === place ? value : parameter));
    return (await db.executeQuery<R>({ ...built, parameters })).rows;
  };
};
