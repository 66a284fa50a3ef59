import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { EmbeddedSocket, EngineStopped } from './embedded-socket.ts';
import { keepReads } from './kept-reads.ts';
import { nameReads } from './named-reads.ts';
import { refuseWithoutRoom, StorageFull } from './room.ts';
import { makeValueParsers } from './value-parsers.ts';

/** An embedded engine, and what may follow it. */
export interface Engine {
  readonly db: PGlite;
  readonly close: () => Promise<void>;
  /** Opens its data in a new engine, after this one stopped. @throws StorageFull while there is no room; another error */
  readonly again?: () => Promise<Engine>;
}

interface QueueOptions {
  /** How many bytes the engine may still write. */
  readonly room: () => number;
  /** Called once, when the engine stopped and no other can take its place. */
  readonly onStop: () => void;
  readonly onEnd?: () => void;
}

const NOTHING_YET = (): void => undefined;

const connectTo = async (engine: Engine, room: () => number) => {
  let isStopped = false;
  const client = new pg.Client({
    user: 'postgres',
    database: 'postgres',
    stream: () => new EmbeddedSocket(engine.db),
    types: makeValueParsers(),
  });
  // The query that failed has its error already. Without a listener the error would end the process. There is no
  // network between, so whatever breaks the connection broke the engine.
  client.on('error', () => (isStopped = true));
  await client.connect();
  return {
    engine,
    connection: keepReads(refuseWithoutRoom(nameReads(client), room)),
    isStopped: () => isStopped,
    // A stopped engine may run in circles when it is asked to close.
    close: async (): Promise<void> => {
      if (isStopped) return;
      await client.end();
      await engine.close();
    },
  };
};

type Connected = Awaited<ReturnType<typeof connectTo>>;

/** A pool with the one connection of the embedded engine. Queries wait in line for it. A stopped engine is followed by another one. */
export const queueFor = async (first: Engine, { room, onStop, onEnd }: QueueOptions): Promise<PostgresPool> => {
  let current = await connectTo(first, room);
  let isGone = false;
  const follow = async ({ engine }: Connected): Promise<Connected> => {
    if (isGone || engine.again === undefined) throw new EngineStopped('the database engine stopped');
    try {
      return await connectTo(await engine.again(), room);
    } catch (error) {
      if (error instanceof StorageFull) throw error;
      isGone = true;
      onStop();
      throw new EngineStopped('the database engine stopped, and its data cannot be opened');
    }
  };
  let tail: Promise<void> = Promise.resolve();
  return {
    connect: async () => {
      const ahead = tail;
      let release = NOTHING_YET;
      tail = new Promise((resolve) => (release = resolve));
      await ahead;
      try {
        if (current.isStopped()) current = await follow(current);
      } catch (error) {
        release();
        throw error;
      }
      return Object.assign(current.connection, { release });
    },
    end: async () => {
      await tail;
      try {
        await current.close();
      } finally {
        onEnd?.();
      }
    },
  };
};
