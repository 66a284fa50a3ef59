import type { FastifyInstance } from 'fastify';
import type { ServerClock } from '../time/server-clock.ts';

/** The API's answers have the server's clock, files the real date. @see RFC 9110 §6.6.1; docs/decisions/0163 */
export const tellTime = (app: FastifyInstance, clock: Pick<ServerClock, 'now'>): void => {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) void reply.header('date', clock.now().toUTCString());
  });
};
