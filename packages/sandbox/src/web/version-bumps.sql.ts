import type { Queries } from '../database/transaction.ts';

/** How often the next version was deployed. */
export const readBumps = async (db: Queries): Promise<number> =>
  (await db.selectFrom('version_bumps').select('bumps').executeTakeFirst())?.bumps ?? 0;

export const addBump = async (db: Queries): Promise<void> => {
  await db
    .insertInto('version_bumps')
    .values({ id: 'current', bumps: 1 })
    .onConflict((conflict) =>
      conflict.columns(['world', 'id']).doUpdateSet((row) => ({ bumps: row('version_bumps.bumps', '+', 1) })),
    )
    .execute();
};
