import type { Database } from '../database/transaction.ts';

/** The server's time. It runs as fast as the real one, from wherever the controls moved it. */
export interface ServerClock {
  readonly now: () => Date;
  /** How far it is ahead of the real clock, in milliseconds. */
  readonly offset: () => number;
  readonly moveTo: (moment: Date) => Promise<void>;
  readonly advance: (milliseconds: number) => Promise<void>;
  /** Back to the real time. */
  readonly reset: () => Promise<void>;
}

/** Remembers its move in the database: a restart must not take a client's session back to the past. */
export const openServerClock = async (db: Database): Promise<ServerClock> => {
  const row = await db.selectFrom('clock_moves').select('offset_ms').executeTakeFirst();
  let offset = row?.offset_ms ?? 0;
  const move = async (offset_ms: number): Promise<void> => {
    offset = offset_ms;
    await db
      .insertInto('clock_moves')
      .values({ id: 'current', offset_ms })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ offset_ms }))
      .execute();
  };
  return {
    now: () => new Date(Date.now() + offset),
    offset: () => offset,
    moveTo: (moment) => move(moment.getTime() - Date.now()),
    advance: (milliseconds) => move(offset + milliseconds),
    reset: () => move(0),
  };
};
