import type { Database } from '../database/transaction.ts';
import { keepClockMove, readClockMove } from './clock-moves.sql.ts';

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
    reset: () => move(0),
  };
};
