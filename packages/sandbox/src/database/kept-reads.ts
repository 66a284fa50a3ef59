import type { ClientBase, QueryResult } from 'pg';
import { isPlainRead } from './built-once.sql.ts';
import { isWrite } from './room.ts';

/** More answers than a minute of one person's calls needs. */
const MOST = 500;

/** A read in the words of Kysely that locks nothing. It leaves the data as they are, and a function that is called first may not. */
const leavesAll = (text: string): boolean => /^select (?:distinct )?"/.test(text) && !isWrite(text);

/**
 * Keeps the answers of plain reads until the next statement that may change something. The embedded engine belongs to this
 * process alone and has one connection, so no change goes unseen. In a transaction nothing is kept: it may be rolled back.
 * Nobody changes the rows of an answer. @see decision 0355
 */
export const keepReads = <C extends Pick<ClientBase, 'query' | 'getTransactionStatus'>>(connection: C): C => {
  // A cast, because pg's type of the method has every way to call it, and `nameReads` left this one.
  const query = connection.query.bind(connection) as (text: string, values: unknown[]) => Promise<QueryResult>;
  const kept = new Map<string, QueryResult>();
  const read = async (text: string, values: unknown[]): Promise<QueryResult> => {
    const key = `${text}\0${JSON.stringify(values)}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const answer = await query(text, values);
    if (kept.size === MOST) kept.clear();
    kept.set(key, answer);
    return answer;
  };
  const run = async (text: string, values: unknown[]): Promise<QueryResult> => {
    if (connection.getTransactionStatus() === 'I') {
      if (isPlainRead(text)) return read(text, values);
      if (leavesAll(text)) return query(text, values);
    }
    kept.clear();
    return query(text, values);
  };
  return Object.assign(connection, { query: run });
};
