import { sql } from 'kysely';
import type { Services } from '../http/api.ts';
import { refuseTooMany } from '../http/refusal.ts';

/** How many tries a window of time allows. The next window starts at zero, so nobody is locked out for good. */
export interface Limit {
  readonly key: string;
  readonly max: number;
  readonly windowMinutes: number;
}

/** Deletes a few windows that have ended. Each try does so, so that the table stays small. */
const sweep = async (db: Services['db'], now: Date): Promise<void> => {
  const over = db
    .selectFrom('attempts')
    .where('window_ends_at', '<=', now)
    .select('key')
    .limit(20)
    .forUpdate()
    .skipLocked();
  await db.deleteFrom('attempts').where('key', 'in', over).execute();
};

/**
 * Counts a try before the server checks it, so that simultaneous tries count too.
 *
 * @throws Refusal 429 with the seconds until the window ends
 */
export const takeAttempt = async ({ db, clock }: Services, { key, max, windowMinutes }: Limit): Promise<void> => {
  const now = clock.now();
  const windowEnd = new Date(now.getTime() + windowMinutes * 60_000);
  await sweep(db, now);
  const { count, window_ends_at } = await db
    .insertInto('attempts')
    .values({ key, count: 1, window_ends_at: windowEnd })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when attempts.window_ends_at <= ${now} then 1 else attempts.count + 1 end`,
        window_ends_at: sql<Date>`case when attempts.window_ends_at <= ${now} then ${windowEnd} else attempts.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  if (count > max) throw refuseTooMany(Math.max(1, Math.ceil((window_ends_at.getTime() - now.getTime()) / 1000)));
};

/** Takes a try back that was right. */
export const giveBackAttempt = async ({ db }: Services, { key }: Limit): Promise<void> => {
  await db
    .updateTable('attempts')
    .set({ count: sql<number>`greatest(attempts.count - 1, 0)` })
    .where('key', '=', key)
    .execute();
};

/** Sets a count back to zero. */
export const clearAttempts = async ({ db }: Services, { key }: Limit): Promise<void> => {
  await db.deleteFrom('attempts').where('key', '=', key).execute();
};
