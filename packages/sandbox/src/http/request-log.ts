import { Type, type Static } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loggedPath } from './logged-path.ts';
import { Moment } from './wire.schemas.ts';

/** A request that the server answered. It holds no secret of a client. Its client is the id, when one was signed in. */
export const LoggedRequest = Type.Object({
  seq: Type.Integer(),
  at: Moment,
  method: Type.String(),
  path: Type.String(),
  status: Type.Integer(),
  ms: Type.Integer(),
  client: Type.Union([Type.Integer(), Type.Null()]),
});
type LoggedRequest = Static<typeof LoggedRequest>;

export interface RequestLog {
  /** The requests after a sequence number, oldest first. */
  readonly since: (seq: number) => readonly LoggedRequest[];
  readonly belongsTo: (request: FastifyRequest, clientId: number) => void;
  /** Keeps a request that was answered. */
  readonly note: (request: FastifyRequest, reply: FastifyReply) => void;
}

const KEPT = 1000;

/** Keeps the last requests in memory and writes each as one structured line. */
export const makeRequestLog = (now: () => Date): RequestLog => {
  let lines: LoggedRequest[] = [];
  let seq = 0;
  const clients = new WeakMap<FastifyRequest, number>();
  return {
    since: (after) => lines.slice(-KEPT).filter((line) => line.seq > after),
    belongsTo: (request, clientId) => void clients.set(request, clientId),
    note: (request, reply) => {
      const line: LoggedRequest = {
        seq: (seq += 1),
        at: now().toISOString(),
        method: request.method,
        path: loggedPath(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        client: clients.get(request) ?? null,
      };
      lines.push(line);
      // Not at each request: it copies the list.
      if (lines.length === 2 * KEPT) lines = lines.slice(-KEPT);
      request.log.info(line, 'request');
    },
  };
};
