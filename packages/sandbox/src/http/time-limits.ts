import type { ServerOptions } from 'node:http';

export interface Timeouts {
  /** A request has to arrive whole in this time. The default is two minutes: 28 MB at 2 Mbit/s. */
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
