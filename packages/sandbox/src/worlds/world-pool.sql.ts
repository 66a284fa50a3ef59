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
