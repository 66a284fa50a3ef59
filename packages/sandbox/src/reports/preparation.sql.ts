import { sql } from 'kysely';
import type { LockedClient } from '../database/locked-client.sql.ts';
import type { Queries } from '../database/transaction.ts';
import type { Period } from './report-periods.ts';

/** Which report of whom. */
export interface ReportKey extends Period {
  readonly clientId: number;
}

/** A report takes less than ten seconds, because a client asks again after ten seconds. @see spec B §4 Reports */
export const TAKES_MS = 8_000;

/** The reports of a client that are kept, at most: the five quick periods of today, and some of yesterday. */
const KEPT = 8;

/** A server that stopped in the middle loses its claim after this time, which the database measures. @see decision 0423 */
const CLAIM = sql<Date>`now() + interval '15 seconds'`;

const COLUMNS = ['asked_at', 'state', 'content', 'fingerprint'] as const;

/** Only the first question of a client for a report counts, or the earlier one when the clock was set back. */
export const askFor = async (db: Queries, { clientId, from, to }: ReportKey, now: Date) => {
  const asked = await db
    .insertInto('report_preparations')
    .values({ client_id: clientId, first_day: from, last_day: to, asked_at: now, state: 'waiting' })
    .onConflict((conflict) =>
      conflict
        .columns(['world', 'client_id', 'first_day', 'last_day'])
        .doUpdateSet({ asked_at: sql<Date>`least(report_preparations.asked_at, excluded.asked_at)` }),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('report_preparations')
    .where('client_id', '=', clientId)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('first_day', 'last_day'),
        'not in',
        selectFrom('report_preparations')
          .where('client_id', '=', clientId)
          .select(['first_day', 'last_day'])
          .orderBy('asked_at', 'desc')
          .orderBy('last_day', 'desc')
          .orderBy('first_day', 'desc')
          .limit(KEPT)
          .$asTuple('first_day', 'last_day'),
      ),
    )
    .execute();
  return asked;
};

const rowOf = ({ clientId, from, to }: ReportKey) => ({ client_id: clientId, first_day: from, last_day: to });

export const readPreparation = (db: Queries, key: ReportKey) =>
  db
    .selectFrom('report_preparations')
    .where((eb) => eb.and(rowOf(key)))
    .select(COLUMNS)
    .executeTakeFirst();

/** Claims the report that waits for the longest time. No other server makes it meanwhile. */
export const claimNext = async (db: Queries): Promise<ReportKey | undefined> => {
  const claimed = await db
    .updateTable('report_preparations')
    .set({ claimed_until: CLAIM })
    .from((eb) =>
      eb
        .selectFrom('report_preparations')
        .where('state', '=', 'waiting')
        .where((free) => free.or([free('claimed_until', 'is', null), free('claimed_until', '<', sql<Date>`now()`)]))
        .select(['client_id', 'first_day', 'last_day'])
        .orderBy('asked_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .as('next'),
    )
    .whereRef('report_preparations.client_id', '=', 'next.client_id')
    .whereRef('report_preparations.first_day', '=', 'next.first_day')
    .whereRef('report_preparations.last_day', '=', 'next.last_day')
    .returning(['next.client_id', 'next.first_day', 'next.last_day'])
    .executeTakeFirst();
  return claimed === undefined
    ? undefined
    : { clientId: claimed.client_id, from: claimed.first_day, to: claimed.last_day };
};

interface Made {
  readonly content: Buffer;
  readonly fingerprint: string;
}

/** Keeps what was made. A report that failed meanwhile stays failed. */
export const keepMade = async (db: Queries, key: ReportKey, made: Made): Promise<void> => {
  await db
    .updateTable('report_preparations')
    .set({ ...made, state: 'made', claimed_until: null })
    .where((eb) => eb.and(rowOf(key)))
    .where('state', '=', 'waiting')
    .execute();
};

/** Only a report that was made has content. The database refuses another one with it. */
const FAILED = { state: 'failed', claimed_until: null, content: null, fingerprint: null } as const;

/** A report that another server made meanwhile stays made. */
export const markFailed = async (db: Queries, key: ReportKey): Promise<void> => {
  await db
    .updateTable('report_preparations')
    .set(FAILED)
    .where((eb) => eb.and(rowOf(key)))
    .where('state', '=', 'waiting')
    .execute();
};

/** Forgets a report. The next question starts its preparation. */
export const forgetReport = async (db: Queries, key: ReportKey): Promise<void> => {
  await db
    .deleteFrom('report_preparations')
    .where((eb) => eb.and(rowOf(key)))
    .execute();
};

/** Acts as if a client had asked long ago for what is in preparation. @returns whether a client asked for any */
export const hurryReports = async ({ tx, id }: LockedClient, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('report_preparations')
    .set({ asked_at: sql<Date>`least(asked_at, ${new Date(now.getTime() - TAKES_MS)})` })
    .where('client_id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Lets the reports of a client fail, also those that were made. @returns whether the client asked for any report */
export const failReports = async ({ tx, id }: LockedClient): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('report_preparations')
    .set(FAILED)
    .where('client_id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Gives up every claim. Call it only when no other server uses the database. */
export const releaseClaims = async (db: Queries): Promise<void> => {
  await db
    .updateTable('report_preparations')
    .set({ claimed_until: null })
    .where('claimed_until', 'is not', null)
    .execute();
};
