import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { admitToControls, type ControlsAccess } from '../controls/controls-access.ts';
import type { Services } from './api.ts';

/** The series of one server. Those of the process are made when somebody first asks for them. */
const makeSeries = () => {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer, by the pattern of its path.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  let isWhole = false;
  const text = (): Promise<string> => {
    if (!isWhole) collectDefaultMetrics({ register: registry });
    isWhole = true;
    return registry.metrics();
  };
  return { durations, contentType: registry.contentType, text };
};

/**
 * Counts requests and their time, and serves the counts in Prometheus's text format at `/metrics` to those who may use the
 * controls. A path counts under its pattern, so that no value of a client is in it, and strangers cannot add series.
 */
export const countRequests = (app: FastifyInstance, services: Services, access: ControlsAccess): void => {
  const { durations, contentType, text } = makeSeries();
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'none';
    durations.observe({ method, route, status: statusCode }, elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    await admitToControls(request, access, services);
    return reply.type(contentType).send(await text());
  });
};
