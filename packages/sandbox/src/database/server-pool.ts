import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { errorCode } from './transaction.ts';
import { makeValueParsers } from './value-parsers.ts';

const POOL_SIZE = 10;
const CONNECTION_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 10_000;

/** DATABASE_URL leads to no usable database. The message tells why. It leaves out the password of the address. */
class ServerUnusable extends Error {}

const reasonOf = (error: unknown): string => {
  switch (errorCode(error)) {
    case 'ECONNREFUSED':
      return 'nobody answers there';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'there is no such host';
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

const isPostgresUrl = (url: string): boolean => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url);

/**
 * Connects to a PostgreSQL server. It makes the first connection at once.
 *
 * @throws ServerUnusable if there is no usable database
 */
export const connectToServer = async (url: string): Promise<PostgresPool> => {
  if (!isPostgresUrl(url))
    throw new ServerUnusable(
      'DATABASE_URL is no address of a PostgreSQL: postgres://user:password@host:port/database.',
    );
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types: makeValueParsers(),
  });
  // The pool replaces an idle connection that breaks. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  try {
    (await pool.connect()).release();
    return pool;
  } catch (error) {
    await pool.end();
    const where = new URL(url).host || 'the local socket';
    throw new ServerUnusable(`The database at ${where} (DATABASE_URL) cannot be used: ${reasonOf(error)}.`);
  }
};
