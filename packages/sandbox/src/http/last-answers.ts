import type { FastifyInstance } from 'fastify';

/** Closes each connection after its answer while the server stops. A kept connection would hold the server for minutes. */
export const closeConnectionsAtEnd = (app: FastifyInstance): void => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
};
