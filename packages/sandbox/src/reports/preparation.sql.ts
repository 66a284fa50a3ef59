import { sql } from 'kysely';
import type { Queries } from '../database/transaction.ts';
import type { Period } from './report-periods.ts';

/** A report takes less than ten seconds, because a client asks again after ten seconds. */
const TAKES_MS = 8_000;

/**
 * Says whether a report is prepared. The first question starts its preparation. When somebody sets the clock back, the
 * earlier of the two moments counts.
 *
 * @see spec B §4 Reports
 */
export const isPrepared = async (
  db: Queries,
  { clientId, from, to, now }: Period & { readonly clientId: number; readonly now: Date },
): Promise<boolean> => {
  const { asked_at } = await db
    .insertInto('report_preparations')
    .values({ client_id: clientId, first_day: from, last_day: to, asked_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'first_day', 'last_day'])
        .doUpdateSet({ asked_at: sql<Date>`least(report_preparations.asked_at, excluded.asked_at)` }),
    )
    .returning('asked_at')
    .executeTakeFirstOrThrow();
  return now.getTime() - asked_at.getTime() >= TAKES_MS;
};
