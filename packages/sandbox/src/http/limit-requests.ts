import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/transaction.ts';
import { makeRequestCounts } from './request-counts.ts';

/** Counts pages, files and unknown paths too. @param shared the database, if other processes count with this one */
export const limitRequests = async (
  app: FastifyInstance,
  shared: Database | undefined,
  requestsPerMinute: number,
): Promise<void> => {
  const { store, stop } = makeRequestCounts(shared);
  class Store {
    readonly incr = store.incr;
    readonly child = store.child;
  }
  await app.register(rateLimit, {
    global: false,
    max: requestsPerMinute,
    timeWindow: '1 minute',
    store: Store,
    // Only a refusal tells of the limit. Each file of a page would carry the three headers.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
  app.addHook('onClose', async () => stop());
  app.addHook('onRequest', async ({ socket }, reply) => {
    // The connection is lost: there is no address to count, and nobody hears an answer.
    if (socket.remoteAddress === undefined) reply.hijack();
  });
  app.addHook('onRequest', app.rateLimit());
};
