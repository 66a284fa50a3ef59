import type { FastifyInstance } from 'fastify';
import type { ServerClock } from '../time/server-clock.ts';
import type { Faults } from './faults.ts';

/** What the processes on one database share. */
export interface Shared {
  readonly clock: ServerClock;
  readonly faults: Faults;
  readonly isShared: boolean;
}

/** Processes on one database see the same moved clock and faults in the calls of this app, not in pages and files. */
export const followOthers = (app: FastifyInstance, { clock, faults, isShared }: Shared): void => {
  if (!isShared) return;
  app.addHook('onRequest', async () => {
    await clock.follow();
    await faults.follow();
  });
};
