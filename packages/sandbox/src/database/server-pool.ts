import net from 'node:net';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { nameReads } from './named-reads.ts';
import { errorCode } from './transaction.ts';
import { inWorldOfTransaction, inWorldOfWork, isLentPerTransaction } from '../worlds/world-pool.sql.ts';
import { DAMAGED, makeValueParsers } from './value-parsers.ts';

const POOL_SIZE = 10;
/** The pool closes an idle connection before it may count as silent. */
const IDLE_TIMEOUT_MS = 3_000;
/** After this time without a packet the system asks whether the other side is still there. */
const KEEP_ALIVE_DELAY_MS = 1_000;
/** The database has a little more time to report a statement that it stopped. */
const GRACE_MS = 500;

/** How long one statement, and the wait for a connection, may take. A migration may wait for another server's. */
const LIMITS = {
  call: { statementMs: 3_000, connectMs: 3_000 },
  migration: { statementMs: 60_000, connectMs: 10_000 },
} as const;

type ServerUse = keyof typeof LIMITS;

export interface ServerPlace {
  readonly url: string;
  /** A `migration` may wait longer than a `call`. The default is `call`. */
  readonly use?: ServerUse;
  /** How many connections there may be. */
  readonly connections?: number;
  /** A pooler stands before the database, and gives each transaction another connection. */
  readonly isPooled?: boolean;
}

/** DATABASE_URL leads to no usable database. The message tells why. It leaves out the password of the address. */
class ServerUnusable extends Error {}

const reasonOf = (error: unknown): string => {
  switch (errorCode(error)) {
    case 'ECONNREFUSED':
      return 'nobody answers there';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'there is no such host';
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return 'no connection reaches it';
    case 'ENOENT':
      return 'there is no such socket';
    case '28P01':
    case '28000':
      return 'it refuses the user or the password';
    case '3D000':
      return 'it has no such database';
    case '53300':
      return 'it takes no more connections';
    default:
      return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
  }
};

export const isPostgresUrl = (url: string): boolean => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url);

/** pg reads a damaged answer where no query hears of its failure: the connection ends by it, and not the process. */
const endByDamage = (client: pg.PoolClient): void => {
  // A cast, because pg's types leave its stream out. Over TLS it is another one than `stream` below.
  const { stream } = (client as unknown as { readonly connection: { readonly stream: net.Socket } }).connection;
  const emit = stream.emit.bind(stream);
  stream.emit = (event: string, ...args: unknown[]) => {
    try {
      return emit(event, ...args);
    } catch (cause) {
      stream.destroy(new Error(DAMAGED, { cause }));
      return true;
    }
  };
};

/** Closes when the network is silent: the query timeout of pg would leave the dead connection in the pool. */
const watchedSocket = (silenceMs: number): net.Socket => {
  const socket = new net.Socket();
  const heard = (): number => socket.bytesRead + socket.bytesWritten;
  socket.setTimeout(silenceMs, () => {
    const before = heard();
    // A busy process reads its waiting bytes before this runs.
    setImmediate(() => heard() === before && socket.destroy(new Error('the database does not answer')));
  });
  return socket;
};

const poolFor = ({ url, use = 'call', connections = POOL_SIZE, isPooled = false }: ServerPlace): pg.Pool => {
  const { statementMs, connectMs } = LIMITS[use];
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    // A pooler takes no limits of a connection: each transaction is told them.
    ...(!isPooled && {
      statement_timeout: statementMs,
      // Without it the database keeps the locks of a transaction whose connection was lost, perhaps for hours.
      idle_in_transaction_session_timeout: statementMs,
    }),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    stream: () => watchedSocket(statementMs + GRACE_MS),
    types: makeValueParsers(),
  });
  // When a connection breaks, its query fails and the pool replaces it. Without a listener for idle connections and one
  // for those in use, the error would end the process.
  pool.on('error', () => undefined);
  // The connection that knows a name is not the one that the next transaction gets.
  pool.on('connect', (client) => {
    endByDamage(client);
    (isPooled ? client : nameReads(client)).on('error', () => undefined);
  });
  return pool;
};

/** Connects to a PostgreSQL server at once, and puts its connections into the worlds of their work. @throws ServerUnusable */
export const connectToServer = async (place: ServerPlace): Promise<PostgresPool> => {
  const pool = poolFor(place);
  const isPooled = place.isPooled === true;
  try {
    // A connection that forgets its world would show one client another's.
    if ((await isLentPerTransaction(pool)) && !isPooled)
      throw new Error('a pooler lends it for a transaction, and DATABASE_POOLER is not transaction');
  } catch (error) {
    await pool.end();
    const where = new URL(place.url).host || 'the local socket';
    throw new ServerUnusable(`The database at ${where} (DATABASE_URL) cannot be used: ${reasonOf(error)}.`);
  }
  return isPooled ? inWorldOfTransaction(pool, LIMITS[place.use ?? 'call'].statementMs) : inWorldOfWork(pool);
};
