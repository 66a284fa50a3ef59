import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isOneRead } from '../database/named-reads.ts';
import { currentPlace } from './current-world.ts';

/** The owner of the tables keeps its own role. Whoever acts in a world has one for which the policies of the tables hold. */
const actingAt = (place: string): readonly [role: string, world: string] =>
  place === 'all' ? ['none', ''] : ['aroeira_calls', place];

const ENTER = `select set_config('role', $1, false), set_config('app.world', $2, false)`;

/** Puts each connection into the world of the work that takes it, so no statement can forget its world. */
export const inWorldOfWork = (pool: PostgresPool): PostgresPool => {
  const places = new WeakMap<PostgresPoolClient, string>();
  const enter = async (client: PostgresPoolClient, place: string): Promise<void> => {
    if (places.get(client) === place) return;
    places.delete(client);
    await client.query(ENTER, actingAt(place));
    places.set(client, place);
  };
  return {
    connect: async () => {
      const place = String(currentPlace());
      const client = await pool.connect();
      try {
        await enter(client, place);
        return client;
      } catch (error) {
        client.release();
        throw error;
      }
    },
    end: () => pool.end(),
  };
};

const BEGINS = /^(?:begin|start transaction)\b/i;
const ROLLED_BACK = { command: 'ROLLBACK' as const, rowCount: 0, rows: [] };

/** What a transaction is told of its world, and of how long it may take. */
const toldAt = (limitMs: number): string => {
  const [role, world] = actingAt(String(currentPlace()));
  return [
    `set local statement_timeout = ${String(limitMs)}`,
    `set local idle_in_transaction_session_timeout = ${String(limitMs)}`,
    `set local role ${role}`,
    `set local app.world = '${world}'`,
  ].join('; ');
};

/**
 * As `inWorldOfWork`, behind a pooler that gives each transaction another connection. Whatever a connection was told is gone by
 * then, so each transaction is told its world as it begins, and a statement outside of one gets a transaction of its own.
 *
 * @see decision 0424
 */
export const inWorldOfTransaction = (pool: pg.Pool, limitMs: number): PostgresPool => ({
  connect: async () => {
    const told = toldAt(limitMs);
    const client = await pool.connect();
    let [isOpen, isBroken] = [false, false];
    const rollBack = async () => {
      isOpen = false;
      await client.query('rollback').catch(() => (isBroken = true));
      return ROLLED_BACK;
    };
    const begin = async (text: string) => {
      try {
        const begun = await client.query(`${text}; ${told}`);
        isOpen = true;
        return begun;
      } catch (error) {
        // It may have begun, and not been told.
        await rollBack();
        throw error;
      }
    };
    // A commit that fails ends the transaction too.
    const commit = () => client.query('commit').finally(() => (isOpen = false));
    // Without values a read goes with its transaction in one message, which saves two ways to the pooler and back.
    const readAtOnce = async (text: string) => {
      isOpen = true;
      // pg answers several statements with a list, which its types do not know.
      const answers = (await client.query(`begin; ${told}; ${text}; commit`)) as unknown as readonly pg.QueryResult[];
      isOpen = false;
      return answers.at(-2);
    };
    const alone = async (text: string, values: unknown[]) => {
      try {
        if (values.length === 0 && isOneRead(text)) return await readAtOnce(text);
        await begin('begin');
        const result = await client.query(text, values);
        await commit();
        return result;
      } catch (error) {
        if (isOpen) await rollBack();
        throw error;
      }
    };
    const query = async (text: string, values: unknown[]) => {
      if (BEGINS.test(text)) return begin(text);
      if (text === 'commit') return commit();
      if (text === 'rollback') return isOpen ? rollBack() : ROLLED_BACK;
      return isOpen ? client.query(text, values) : alone(text, values);
    };
    // The same client, told by another way. One that is left in a transaction is no use to the next.
    const also = { query, release: () => client.release(isOpen || isBroken) };
    return Object.assign(Object.create(client) as PostgresPoolClient, also); // all else is the client's own
  },
  end: () => pool.end(),
});

/** Asks over two connections that are open at once. A pooler in transaction mode gives both the same one of the database. */
export const isLentPerTransaction = async (pool: pg.Pool): Promise<boolean> => {
  const clients = [await pool.connect(), await pool.connect()];
  try {
    const pids: unknown[] = [];
    for (const client of clients) pids.push((await client.query('select pg_backend_pid() as pid', [])).rows[0].pid);
    return pids[0] === pids[1];
  } finally {
    for (const client of clients) client.release();
  }
};
