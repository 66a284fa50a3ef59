import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Each after its answer, all at the deadline. @returns what waits for the running requests of both addresses */
export const closeConnectionsAtEnd = (app: FastifyInstance, deadlineMs: number): (() => Promise<void>) => {
  let deadline: NodeJS.Timeout | undefined;
  const running = new Map<Promise<void>, Socket>();
  app.addHook('onRequest', async ({ raw }, reply) => {
    const ended = new Promise<void>((resolve) => reply.raw.once('close', resolve)).then(
      () => void running.delete(ended),
    );
    running.set(ended, raw.socket);
  });
  app.addHook('preClose', async () => {
    deadline = setTimeout(() => {
      for (const socket of running.values()) socket.destroy();
      app.server.closeAllConnections();
    }, deadlineMs);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (deadline !== undefined) void reply.header('connection', 'close');
  });
  return async () => {
    await Promise.all(running.keys());
    clearTimeout(deadline);
  };
};
