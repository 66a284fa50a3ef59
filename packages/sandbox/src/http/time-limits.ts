import type { ServerOptions } from 'node:http';
import net from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface Timeouts {
  /** A request has to arrive whole in this time, and a reader takes some of an answer. The default is two minutes. */
  readonly requestMs: number;
  /** The running requests have this time when the server stops. The default is five seconds. */
  readonly stopMs: number;
}

export const TIMEOUTS: Timeouts = { requestMs: 120_000, stopMs: 5_000 };
/** The head of a request may take so long, at most. */
const HEAD_MS = 60_000;
/** Node looks so often for requests that are late. */
const CHECKS_MS = 30_000;

/** How long a request may take to arrive. */
export const timeLimits = ({ requestMs }: Timeouts): { requestTimeout: number; http: ServerOptions } => ({
  requestTimeout: requestMs,
  http: {
    headersTimeout: Math.min(requestMs, HEAD_MS),
    connectionsCheckingInterval: Math.min(requestMs, CHECKS_MS),
  },
});

/** Cuts off who takes nothing of an answer for that long. Node counts each piece that went. A request gets its own limit. */
export const cutStalledReaders = (app: FastifyInstance, { requestMs }: Timeouts): void => {
  app.addHook('onSend', async ({ raw: { socket } }) => {
    if (socket instanceof net.Socket) socket.setTimeout(requestMs);
  });
};
