import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoggedLines } from './logged-lines.ts';
import { loggedPath } from './logged-path.ts';
import type { LoggedLine } from './request-log.schemas.ts';

export interface RequestLog extends Pick<LoggedLines, 'since' | 'close'> {
  readonly belongsTo: (request: FastifyRequest, clientId: number) => void;
  /** Keeps a request that was answered. */
  readonly note: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** Keeps the last requests and writes each as one structured line. */
export const makeRequestLog = (now: () => Date, lines: LoggedLines): RequestLog => {
  const clients = new WeakMap<FastifyRequest, number>();
  return {
    since: lines.since,
    close: lines.close,
    belongsTo: (request, clientId) => void clients.set(request, clientId),
    note: (request, reply) => {
      const line: LoggedLine = {
        at: now().toISOString(),
        method: request.method,
        path: loggedPath(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        client: clients.get(request) ?? null,
      };
      lines.add(line);
      // Whoever has the code of a failure finds its line, also where the log has nothing else (decision 0405).
      if (reply.statusCode >= 500) request.log.warn(line, 'request');
      else request.log.info(line, 'request');
    },
  };
};
