import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { migrate } from './database/migrate.sql.ts';
import { openDatabase, type DatabasePlace } from './database/open-database.ts';
import type { WholeDatabase } from './database/transaction.ts';
import { portOf } from './http/port-of.ts';
import type { Timeouts } from './http/time-limits.ts';
import { keptImage } from './personas/database-image.ts';
import { seedIfEmpty } from './personas/seed.sql.ts';
import { DATA_FOLDER, WEB_ROOT } from './project-root.ts';
import { DEFAULT_PORT, type ServerSettings } from './settings.ts';
import { openServerClock } from './time/server-clock.ts';
import type { Tracing } from './tracing/tracing.ts';

export { settingsOf } from './settings.ts';

export interface StartOptions extends ServerSettings {
  /** The address to listen on. The default is both loopback addresses. */
  readonly host?: string;
  readonly dataDir?: string;
  /** Keeps the data in memory only. */
  readonly ephemeral?: boolean;
  /** The built web app. */
  readonly webRoot?: string;
  readonly quiet?: boolean;
  /** Hears what the start does now, as a line for people. */
  readonly tell?: (line: string) => void;
  readonly timeouts?: Timeouts;
}

export interface RunningSandbox {
  readonly url: string;
  /** Answers the running requests within a deadline, then closes the database. */
  readonly close: () => Promise<void>;
  /** Waits until the embedded database stopped for good and the server closed. @returns why, for people */
  readonly stopped: Promise<string>;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1']);

const placeOf = ({ dataDir, ephemeral, databaseUrl, pooler }: StartOptions): DatabasePlace => {
  if (ephemeral === true) return { _tag: 'Memory' };
  if (dataDir !== undefined) return { _tag: 'Folder', folder: path.resolve(dataDir) };
  if (databaseUrl === undefined) return { _tag: 'Folder', folder: DATA_FOLDER };
  return { _tag: 'Server', url: databaseUrl, isPooled: pooler === 'transaction' };
};

const described = (place: DatabasePlace): string => {
  switch (place._tag) {
    case 'Memory':
      return 'memory: it is gone when the sandbox stops';
    case 'Folder':
      return place.folder;
    case 'Server':
      return `PostgreSQL at ${new URL(place.url).host}`;
  }
};

/** On one machine all callers have the same address, even load tests. The limit is for other machines only. */
const requestsPerMinute = (isLocal: boolean): number => (isLocal ? 100_000 : 600);

type OnStop = (reason: string) => void;

/** What the process does beside its answers. */
interface Around {
  readonly onStop?: OnStop;
  readonly tracing: Tracing | undefined;
}

/** Opens a database, migrates it and seeds it if it is empty. */
const openFilled = async (place: DatabasePlace, { onStop, tracing }: Around): Promise<WholeDatabase> => {
  const db = await openDatabase(place, { image: keptImage(), onStop, heard: tracing?.heard });
  try {
    await migrate(db);
    await seedIfEmpty(db, (await openServerClock(db)).now());
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
};

/** Opens the database of the calls. A PostgreSQL server is seeded over connections that may wait longer. */
const openForCalls = async (place: DatabasePlace, around: Around): Promise<WholeDatabase> => {
  if (place._tag !== 'Server') return openFilled(place, around);
  await (await openFilled({ ...place, use: 'migration' }, { tracing: undefined })).destroy();
  return openDatabase(place, { heard: around.tracing?.heard });
};

/** The libraries of traces are loaded where they are wanted. */
const tracingOf = async ({ collectorUrl }: StartOptions): Promise<Tracing | undefined> =>
  collectorUrl === undefined ? undefined : (await import('./tracing/tracing.ts')).startTracing(collectorUrl);

const build = async (place: DatabasePlace, options: StartOptions, onStop: OnStop): Promise<FastifyInstance> => {
  let app: FastifyInstance | undefined;
  const tracing = await tracingOf(options);
  const isLocal = LOOPBACK.has(options.host ?? 'localhost') && options.trustProxy === undefined;
  const db = await openForCalls(place, { onStop, tracing });
  try {
    app = await buildApp(db, {
      stop: () => void app?.close(),
      controls: isLocal ? { _tag: 'ThisMachine' } : { _tag: 'KeyHolders', key: options.controlsKey },
      worlds: options.worlds,
      isShared: place._tag === 'Server',
      ...(place._tag === 'Server' && { openForWorlds: () => openDatabase({ ...place, use: 'migration' }) }),
      webRoot: path.resolve(options.webRoot ?? WEB_ROOT),
      portalUrl: options.portalUrl,
      requestsPerMinute: requestsPerMinute(isLocal),
      trustProxy: options.trustProxy,
      timeouts: options.timeouts,
      tracing,
      log: { level: options.quiet === true ? 'silent' : (options.logLevel ?? 'warn'), stream: process.stderr },
    });
    return app;
  } catch (error) {
    await db.destroy();
    throw error;
  }
};

/**
 * Starts the sandbox: the API under `/api`, the controls under `/sandbox`, and the built web app.
 *
 * Without `dataDir`, `ephemeral` and `databaseUrl` the data goes to `DATA_FOLDER`.
 *
 * @throws FolderInUse if another process has the data folder; an error with code
 * EADDRINUSE if the port is taken
 */
export const startSandbox = async (options: StartOptions): Promise<RunningSandbox> => {
  const place = placeOf(options);
  options.tell?.(`Opening the database: ${described(place)}`);
  let stopped: OnStop = () => undefined;
  const reason = new Promise<string>((resolve) => (stopped = resolve));
  const app = await build(place, options, stopped);
  const host = options.host ?? 'localhost';
  const port = options.port ?? DEFAULT_PORT;
  options.tell?.(port === 0 ? 'Listening on a free port' : `Listening on port ${String(port)}`);
  try {
    // `localhost` binds both loopback addresses, if the machine has both.
    await app.listen({ port, host: LOOPBACK.has(host) ? 'localhost' : host });
  } catch (error) {
    await app.close();
    throw error;
  }
  const name = LOOPBACK.has(host) || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return {
    url: `http://${name}:${String(portOf(app.server))}`,
    close: () => app.close(),
    stopped: reason.then(async (why) => app.close().then(() => why)),
  };
};
