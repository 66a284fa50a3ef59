import type { Database } from '../database/transaction.ts';
import { addClockMove, readClockMove, readShared, setClockMove, type ClockMove } from './clock-moves.sql.ts';

/** The server's time. The controls can move it. */
export interface ServerClock {
  readonly now: () => Date;
  /** How many milliseconds it is ahead of the real clock. */
  readonly offset: () => number;
  readonly moveTo: (moment: Date) => Promise<void>;
  readonly advance: (milliseconds: number) => Promise<void>;
  /**
   * Reads the move again, because another process may have changed it, and goes by the clock of the database.
   * @returns whether there is a fault
   */
  readonly follow: () => Promise<boolean>;
  /** Goes back to the real time. */
  readonly reset: () => Promise<void>;
}

/** A clock that is as near to the database's as this goes on without a step. */
const NEAR_MS = 1_000;

/** Opens the clock. It keeps its move in the database, so that a restart does not change the time. */
export const openServerClock = async (db: Database, ofMachine: () => number = Date.now): Promise<ServerClock> => {
  let known = await readClockMove(db);
  // Answers of the database may come in another order than its changes.
  const learn = (move: ClockMove): void => {
    if (move.changed >= known.changed) known = move;
  };
  // How far the machine's clock is behind the database's, which all machines share.
  let behind = 0;
  const time = (): number => ofMachine() + behind;
  const follow = async (): Promise<boolean> => {
    const asked = ofMachine();
    const { time: shared, hasFaults, ...move } = await readShared(db);
    const took = ofMachine() - asked;
    learn(move);
    const difference = shared - asked - took / 2;
    // A slow answer says too little of when it was given.
    if (took <= NEAR_MS && Math.abs(difference - behind) >= NEAR_MS) behind = Math.round(difference);
    return hasFaults;
  };
  return {
    now: () => new Date(time() + known.offset_ms),
    offset: () => known.offset_ms,
    moveTo: async (moment) => learn(await setClockMove(db, moment.getTime() - time())),
    advance: async (milliseconds) => learn(await addClockMove(db, milliseconds)),
    follow,
    reset: async () => learn(await setClockMove(db, 0)),
  };
};
