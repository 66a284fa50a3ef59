import type { ClientBase } from 'pg';
import { errorCode } from './transaction.ts';

/** A name keeps its plan in the memory of the database. The reads that come after so many have no name. */
const MOST_NAMES = 256;

/** The columns of a named statement changed, by a migration of a newer server. PostgreSQL tells it before it reads. */
const COLUMNS_CHANGED = '0A000';

/** In the words of Kysely: one statement that reads. A text of ours without values may hold several. */
export const isOneRead = (text: string): boolean => text.startsWith('select "');

/** A named statement is planned once a connection. A write gets no name: its text differs by its rows. */
export const nameReads = <C extends ClientBase>(client: C): C => {
  const query = client.query.bind(client);
  const names = new Map<string, string>();
  let given = 0;
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || given === MOST_NAMES || !text.startsWith('select ')) return known;
    const name = `read_${String((given += 1))}`;
    names.set(text, name);
    return name;
  };
  const send = (text: string, values: unknown[]) => query({ name: nameOf(text), text, values });
  const run = async (text: string, values: unknown[]) => {
    if (values.length === 0 && !isOneRead(text)) return query(text);
    const isInTransaction = client.getTransactionStatus() !== 'I';
    try {
      return await send(text, values);
    } catch (error) {
      if (errorCode(error) !== COLUMNS_CHANGED) throw error;
      names.delete(text);
      // The transaction has failed. `transact` runs all of it again.
      if (isInTransaction) throw error;
      return send(text, values);
    }
  };
  return Object.assign(client, { query: run });
};
