import type { Database } from '../database/transaction.ts';
import { addClockMove, readClockMove, setClockMove, type ClockMove } from './clock-moves.sql.ts';

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
  let known = await readClockMove(db);
  // Answers of the database may come in another order than its changes.
  const learn = (move: ClockMove): void => {
    if (move.changed >= known.changed) known = move;
  };
  return {
    now: () => new Date(Date.now() + known.offset_ms),
    offset: () => known.offset_ms,
    moveTo: async (moment) => learn(await setClockMove(db, moment.getTime() - Date.now())),
    advance: async (milliseconds) => learn(await addClockMove(db, milliseconds)),
    follow: async () => learn(await readClockMove(db)),
    reset: async () => learn(await setClockMove(db, 0)),
  };
};
