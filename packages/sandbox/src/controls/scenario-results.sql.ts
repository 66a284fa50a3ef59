import type { Queries } from '../database/transaction.ts';
import { inWorld, MAIN } from '../worlds/current-world.ts';

/** Keeps the results of the last run of scenarios, of whatever world. */
export const keepResults = (db: Queries, results: object): Promise<unknown> => {
  const row = { results: JSON.stringify(results) };
  return inWorld(MAIN, () =>
    db
      .insertInto('scenario_results')
      .values({ id: 'current', ...row })
      .onConflict((conflict) => conflict.columns(['world', 'id']).doUpdateSet(row))
      .execute(),
  );
};

export const readResults = async (db: Queries): Promise<object | undefined> => {
  const kept = await inWorld(MAIN, () => db.selectFrom('scenario_results').select('results').executeTakeFirst());
  return kept?.results;
};
