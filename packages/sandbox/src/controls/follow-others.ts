import type { FastifyInstance } from 'fastify';
import type { ServerClock } from '../time/server-clock.ts';
import type { Faults } from './faults.ts';

/** What the processes on one database share. */
export interface Shared {
  readonly clock: ServerClock;
  readonly faults: Faults;
  readonly isShared: boolean;
}

/** Reads again what the processes share, in one statement unless there are faults. */
export const follow = async ({ clock, faults }: Omit<Shared, 'isShared'>): Promise<void> =>
  faults.follow(await clock.follow());

/** Processes on one database see the same moved clock and faults in the calls of this app, not in pages and files. */
export const followOthers = (app: FastifyInstance, shared: Shared): void => {
  if (shared.isShared) app.addHook('onRequest', () => follow(shared));
};
