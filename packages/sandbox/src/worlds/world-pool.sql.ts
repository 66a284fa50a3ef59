import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { currentPlace } from './current-world.ts';

/** The owner of the tables keeps its own role. Whoever acts in a world has one for which the policies of the tables hold. */
const ENTER = `select set_config('role', $1, false), set_config('app.world', $2, false)`;

/** Puts each connection into the world of the work that takes it, so no statement can forget its world. */
export const inWorldOfWork = (pool: PostgresPool): PostgresPool => {
  const places = new WeakMap<PostgresPoolClient, string>();
  const enter = async (client: PostgresPoolClient, place: string): Promise<void> => {
    if (places.get(client) === place) return;
    places.delete(client);
    await client.query(ENTER, place === 'all' ? ['none', ''] : ['aroeira_calls', place]);
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
const ENDS = /^(?:commit|rollback)$/i;

/** What a transaction is told of its world, and of how long it may take. */
const toldAt = (limitMs: number): string => {
  const place = currentPlace();
  return [
    `set local statement_timeout = ${String(limitMs)}`,
    `set local idle_in_transaction_session_timeout = ${String(limitMs)}`,
    `set local role ${place === 'all' ? 'none' : 'aroeira_calls'}`,
    `set local app.world = '${place === 'all' ? '' : String(place)}'`,
  ].join('; ');
};

/**
 * As `inWorldOfWork`, behind a pooler that gives each transaction another connection. Whatever a connection was told is gone by
 * then, so each transaction is told its world as it begins, and a statement outside of one gets a transaction of its own.
 *
 * @see decision 0424
 */
export const inWorldOfTransaction = (pool: PostgresPool, limitMs: number): PostgresPool => ({
  connect: async () => {
    const told = toldAt(limitMs);
    const client = await pool.connect();
    let isOpen = false;
    const alone = async (text: string, values: readonly unknown[]) => {
      await client.query(`begin; ${told}`, []);
      try {
        const result = await client.query(text, values);
        await client.query('commit', []);
        return result;
      } catch (error) {
        // A lost connection has rolled back already.
        await client.query('rollback', []).catch(() => undefined);
        throw error;
      }
    };
    const query = async (text: string, values: readonly unknown[]) => {
      if (BEGINS.test(text)) {
        isOpen = true;
        return client.query(`${text}; ${told}`, values);
      }
      if (!isOpen) return alone(text, values);
      if (ENDS.test(text)) isOpen = false;
      return client.query(text, values);
    };
    return Object.assign(Object.create(client) as PostgresPoolClient, { query }); // the same client, told by another way
  },
  end: () => pool.end(),
});
