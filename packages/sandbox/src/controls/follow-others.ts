import type { FastifyInstance } from 'fastify';
import type { ServerClock } from '../time/server-clock.ts';
import type { Faults } from './faults.ts';

interface Shared {
  readonly clock: ServerClock;
  readonly faults: Faults;
  readonly isShared: boolean;
}

/** Several processes on one database see the same moved clock and faults. Faults of one process alone end with it. */
export const followOthers = async (app: FastifyInstance, { clock, faults, isShared }: Shared): Promise<void> => {
  if (!isShared) return faults.clear();
  app.addHook('onRequest', async () => {
    await clock.follow();
    await faults.follow();
  });
};
