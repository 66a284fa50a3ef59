import { sql } from 'kysely';
import type { Queries } from '../database/transaction.ts';
import type { Services } from '../http/api.ts';
import { refuseTooMany } from '../http/refusal.ts';

/** How many tries a window of time allows. The next window starts at zero, so nobody is locked out forever. */
export interface Limit {
  readonly key: string;
  readonly max: number;
  readonly windowMinutes: number;
}

/** Deletes a few windows that have ended. Each try does so, so that the table stays small. */
const sweep = async (db: Queries, now: Date): Promise<void> => {
  const over = db
    .selectFrom('attempts')
    .where('window_ends_at', '<=', now)
    .select('key')
    .limit(20)
    .forUpdate()
    .skipLocked();
  await db.deleteFrom('attempts').where('key', 'in', over).execute();
};

interface Counted {
  readonly count: number;
  readonly endsAt: Date;
}

/** Counts a try. It refuses nothing: the caller compares the count with the limit. */
export const countAttempt = async (db: Queries, { key, windowMinutes }: Limit, now: Date): Promise<Counted> => {
  const windowEnd = new Date(now.getTime() + windowMinutes * 60_000);
  await sweep(db, now);
  const { count, window_ends_at } = await db
    .insertInto('attempts')
    .values({ key, count: 1, window_ends_at: windowEnd })
    .onConflict((conflict) =>
      conflict.columns(['world', 'key']).doUpdateSet({
        count: sql<number>`case when attempts.window_ends_at <= ${now} then 1 else attempts.count + 1 end`,
        window_ends_at: sql<Date>`case when attempts.window_ends_at <= ${now} then ${windowEnd} else attempts.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  return { count, endsAt: window_ends_at };
};

/** Counts a try before it is checked, so that simultaneous tries count. @throws Refusal 429 with the seconds to wait */
export const takeAttempt = async ({ db, clock }: Services, limit: Limit): Promise<void> => {
  const now = clock.now();
  const { count, endsAt } = await countAttempt(db, limit, now);
  if (count > limit.max) throw refuseTooMany(Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)));
};

/** Takes a right try back. */
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
