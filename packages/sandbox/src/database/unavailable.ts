import { errorCode } from './transaction.ts';
import { DAMAGED } from './value-parsers.ts';

/** PostgreSQL's error when the disk is full. */
export const DISK_FULL = '53100';

/**
 * Lost connections (08), exhausted resources (53), an operator (57), a transaction that was idle, and a database that takes
 * no writes (25006): one that leads no more, until the connections go to the next one.
 */
const OF_POSTGRES = /^(08|53|57)...$|^25(P0[34]|006)$/;

const OF_NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Errors without a code: of pg, of its pool, and of how its answers are read. */
const MESSAGES = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'the database does not answer',
  DAMAGED,
]);

/** Whether a query failed because the database cannot be used now, and may be used again soon. */
export const isUnavailable = (error: unknown): boolean => {
  const code = errorCode(error);
  return (
    OF_POSTGRES.test(code) ||
    OF_NETWORK.has(code) ||
    (code === '' && error instanceof Error && MESSAGES.has(error.message))
  );
};
