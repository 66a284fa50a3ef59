import { sql } from 'kysely';
import type { WholeDatabase } from '../database/transaction.ts';

/** What tables hold, as a sum by the name of each. */
export type Sums = ReadonlyMap<string, string>;

/** @param which the condition of the rows that count: all that the connection sees, without one */
export const sumsOf = async (db: WholeDatabase, names: readonly string[], which = 'true'): Promise<Sums> => {
  const parts = names.map(
    (name) =>
      `select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as sum from ${name} t where ${which}`,
  );
  const { rows } = await sql.raw<{ name: string; sum: string }>(parts.join(' union all ')).execute(db);
  return new Map(rows.map(({ name, sum }) => [name, sum]));
};

/** The tables that hold something else now. */
export const changedIn = (before: Sums, now: Sums): readonly string[] =>
  [...before].flatMap(([name, sum]) => (now.get(name) === sum ? [] : [name]));
