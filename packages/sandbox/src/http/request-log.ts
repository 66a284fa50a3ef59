import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loggedPath } from './logged-path.ts';

/** A request that the server answered. It holds no secret of a client. */
interface LoggedRequest {
  readonly seq: number;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  /** The client's id, when one was signed in. */
  readonly client: number | null;
}

export interface RequestLog {
  /** The requests after a sequence number, oldest first. */
  readonly since: (seq: number) => readonly LoggedRequest[];
  /** Notes the client who sent a request. */
  readonly belongsTo: (request: FastifyRequest, clientId: number) => void;
  readonly watch: (app: FastifyInstance) => void;
}

const KEPT = 1000;

/** Keeps the last requests in memory and writes each as one structured line. */
export const makeRequestLog = (now: () => Date): RequestLog => {
  let lines: LoggedRequest[] = [];
  let seq = 0;
  const clients = new WeakMap<FastifyRequest, number>();
  return {
    since: (after) => lines.filter((line) => line.seq > after),
    belongsTo: (request, clientId) => void clients.set(request, clientId),
    watch: (app) => {
      app.addHook('onResponse', async (request, reply) => {
        const line: LoggedRequest = {
          seq: (seq += 1),
          at: now().toISOString(),
          method: request.method,
          path: loggedPath(request),
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          client: clients.get(request) ?? null,
        };
        lines = [...lines.slice(1 - KEPT), line];
        request.log.info(line, 'request');
      });
    },
  };
};
