import { LogController, type FastifyError, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { maskPath } from './masking.ts';
import { answerNoHttp, literalAddress } from './unreadable-requests.ts';

/** Where log lines go, and from which level on. */
export interface LogOptions {
  readonly level: string;
  readonly stream: { readonly write: (line: string) => void };
}

/** Whatever logs a request or an error, here or in a library, logs this much of it: no query, no message, no values. */
const SERIALIZERS = {
  req: ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) => ({ method, path: maskPath(url) }),
  err: ({ name, code }: FastifyError) => ({ type: name, message: '', stack: '', code }),
};

/**
 * How the server reads requests and what it writes down of them.
 *
 * @param trustProxy whose `X-Forwarded-For` says where a request came from: nobody's when absent (docs/decisions/0032)
 */
export const fastifyOptions = (log: LogOptions, trustProxy?: string): FastifyServerOptions => ({
  trustProxy: trustProxy ?? false,
  logger: { ...log, serializers: SERIALIZERS },
  // The request log writes one line a request; fastify's own two would hold the address with its query.
  logController: new LogController({ disableRequestLogging: true }),
  rewriteUrl: literalAddress,
  clientErrorHandler: answerNoHttp,
});
