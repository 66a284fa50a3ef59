import type { FastifyInstance } from 'fastify';

/** While the server closes, every answer is the last on its connection: one kept alive would hold the server for minutes. */
export const closeConnectionsAtEnd = (app: FastifyInstance): void => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
};
