import type { Database } from '../database/transaction.ts';
import { keepClockMove, readClockMove } from './clock-moves.sql.ts';

/** The server's time. The controls can move it. */
export interface ServerClock {
  readonly now: () => Date;
  /** How many milliseconds it is ahead of the real clock. */
  readonly offset: () => number;
  readonly moveTo: (moment: Date) => Promise<void>;
  readonly advance: (milliseconds: number) => Promise<void>;
  /** Reads the move again, because another process may have changed it. */
  readonly follow: () => Promise<void>;
  /** Goes back to the real time. */
  readonly reset: () => Promise<void>;
}

/** Opens the clock. It keeps its move in the database, so that a restart does not change the time. */
export const openServerClock = async (db: Database): Promise<ServerClock> => {
  let offset = await readClockMove(db);
  const move = async (milliseconds: number): Promise<void> => {
    offset = milliseconds;
    await keepClockMove(db, milliseconds);
  };
  return {
    now: () => new Date(Date.now() + offset),
    offset: () => offset,
    moveTo: (moment) => move(moment.getTime() - Date.now()),
    advance: (milliseconds) => move(offset + milliseconds),
    follow: async () => {
      offset = await readClockMove(db);
    },
    reset: () => move(0),
  };
};
