import type { FastifyInstance } from 'fastify';
import type { ServerClock } from '../time/server-clock.ts';

/**
 * Dates the API's answers by the server's clock, which the client reads. Files of the web app have the real date,
 * because browsers compute their age from it.
 * @see RFC 9110 §6.6.1; docs/decisions/0163
 */
export const tellTime = (app: FastifyInstance, clock: Pick<ServerClock, 'now'>): void => {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) void reply.header('date', clock.now().toUTCString());
  });
};
