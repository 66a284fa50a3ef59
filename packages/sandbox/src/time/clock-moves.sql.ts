import type { Queries } from '../database/transaction.ts';

/** How far the server's clock was moved from the real one, in milliseconds. */
export const readClockMove = async (db: Queries): Promise<number> =>
  (await db.selectFrom('clock_moves').select('offset_ms').executeTakeFirst())?.offset_ms ?? 0;

export const keepClockMove = async (db: Queries, offset_ms: number): Promise<void> => {
  await db
    .insertInto('clock_moves')
    .values({ id: 'current', offset_ms })
    .onConflict((conflict) => conflict.columns(['world', 'id']).doUpdateSet({ offset_ms }))
    .execute();
};
