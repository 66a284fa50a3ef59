import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { inWorld, MAIN } from './current-world.ts';
import type { OpenWorlds } from './world-parts.ts';
import type { Places } from './world-places.ts';
import { findWorld, touchWorld } from './worlds.sql.ts';

interface Parts {
  readonly db: Database;
  readonly worlds: OpenWorlds;
  readonly places: Places;
  /** After so many hours without a call a world may be dropped. */
  readonly idleHours: number;
}

const HOUR_MS = 3_600_000;

/** Finds and opens the world that a request names. @throws Refusal 404 */
const openNamed = async ({ db, worlds, places, idleHours }: Parts, name: string): Promise<number> => {
  const found = await findWorld(db, 'world', name);
  if (found === undefined) throw new Refusal(404, { message: 'no_such_world' });
  places.learn(found.id, name);
  if (found.idle_ms > Math.min(HOUR_MS, (idleHours * HOUR_MS) / 4)) await touchWorld(db, found.id);
  await worlds.open(found.id);
  return found.id;
};

/** Does each request in its world. Who names none is in the main world. */
export const enterWorlds = (app: FastifyInstance, parts: Parts): void => {
  const worlds = new WeakMap<FastifyRequest, number>();
  const worldOf = (request: FastifyRequest): number => worlds.get(request) ?? MAIN;
  app.addHook('onRequest', async (request) => {
    const name = parts.places.nameOf(request);
    if (name !== undefined) worlds.set(request, await openNamed(parts, name));
  });
  app.addHook('onRequest', (request, _reply, done) => inWorld(worldOf(request), done));
  // The events of a body, and the end of an answer, come from the socket, which belongs to no world.
  app.addHook('preValidation', (request, _reply, done) => inWorld(worldOf(request), done));
  app.addHook('onResponse', (request, _reply, done) => inWorld(worldOf(request), done));
};
