import { randomBytes } from 'node:crypto';
import { LogController, type FastifyError, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { loggedPath } from './logged-path.ts';
import { answerNoHttp, literalAddress } from './unreadable-requests.ts';

/** The place that log lines go to, and the lowest level that is written. */
export interface LogOptions {
  readonly level: string;
  readonly stream: { readonly write: (line: string) => void };
}

/** The parts of a request and of an error that a line of the log may hold, even when a library writes the line. */
const SERIALIZERS = {
  req: (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request) }),
  err: ({ name, code }: FastifyError) => ({ type: name, message: '', stack: '', code }),
};

/** The alphabet of base 32, which has no 0 and no 1. @see RFC 4648 §6 */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A name of a request that a person can read out. The lines of the log have it, and `x-request-id` of the answer. */
const requestId = (): string => [...randomBytes(8)].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** @param trustProxy the proxies whose `X-Forwarded-For` the server believes; none without it (docs/decisions/0032) */
export const fastifyOptions = (log: LogOptions, trustProxy?: string): FastifyServerOptions => ({
  trustProxy: trustProxy ?? false,
  logger: { ...log, serializers: SERIALIZERS },
  // The request log writes one line for each request. Fastify's own two lines would hold the query.
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: requestId,
  rewriteUrl: literalAddress,
  clientErrorHandler: answerNoHttp,
  // What arrives while the server stops is answered as ever. Fastify's own refusal names no time to ask again.
  return503OnClosing: false,
});
