import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Faults } from './faults.ts';

/** Shows the faults of every call under the app's prefix, before any other hook. */
export const injectFaults = (app: FastifyInstance, faults: Faults): void => {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0]?.slice(app.prefix.length) ?? '';
    const fault = await faults.take(request.method, path);
    if (fault === undefined) return undefined;
    if (fault.delayMs !== undefined) await wait(fault.delayMs);
    if (fault.drop === true) {
      reply.hijack();
      request.raw.destroy(new Error('dropped by a fault'));
      return reply;
    }
    const body = fault.malformed === true ? '{"broken":' : fault.body;
    if (body !== undefined)
      return reply
        .code(fault.status ?? 200)
        .type('application/json')
        .send(body);
    if (fault.status === undefined && fault.code === undefined) return undefined;
    const message = 'injected fault';
    return reply
      .code(fault.status ?? 500)
      .send(fault.code === undefined ? { message } : [{ code: fault.code, message }]);
  });
};
