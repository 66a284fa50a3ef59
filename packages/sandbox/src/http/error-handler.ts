import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { errorCode } from '../database/transaction.ts';
import { DISK_FULL, isUnavailable } from '../database/unavailable.ts';
import { Refusal, refuseForRoom, refuseUnavailable } from './refusal.ts';

const WORDS: Readonly<Record<number, string>> = {
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_attempts',
};

const refuse = (reply: FastifyReply, { status, body, retryAfterSeconds }: Refusal): FastifyReply => {
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
  return reply.code(status).send(body);
};

/** The faults that the schema found. A path starts at the root of the body or the query. */
const problemsOf = (error: FastifyError) =>
  (error.validation ?? []).map(({ instancePath, params, message }) => ({
    path: typeof params['missingProperty'] === 'string' ? `${instancePath}/${params['missingProperty']}` : instancePath,
    message: message ?? 'invalid',
  }));

const FRAMES = 5;

/** Logs the place in the code that failed. It leaves the message out, because it may quote a client. */
const logFailure = (log: FastifyBaseLogger, error: Error): void => {
  const { name, message, stack = '' } = error;
  const code = errorCode(error) || undefined;
  const start = stack.indexOf(message);
  const frames = start === -1 ? [] : stack.slice(start + message.length).split('\n');
  const at = frames.map((line) => line.trim()).filter((line) => line.startsWith('at '));
  log.error({ error: name, code, at: at.slice(0, FRAMES) }, 'request failed');
};

/** Turns an error of a route into an answer. The answer tells nothing of the server's code. @see decision 0002 */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return refuse(reply, error);
    // The path leads out of the web app's folder or has two spellings.
    if (error.code === 'FST_STATIC_FORBIDDEN_PATH') {
      reply.callNotFound();
      return undefined;
    }
    if (error.validation !== undefined)
      return reply.code(400).send({ message: 'validation', errors: problemsOf(error) });
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      const errors = status === 400 ? [{ path: '', message: 'not readable' }] : undefined;
      return reply.code(status).send({ message: WORDS[status] ?? 'validation', ...(errors && { errors }) });
    }
    logFailure(request.log, error.cause instanceof Error ? error.cause : error);
    if (errorCode(error) === DISK_FULL) return refuse(reply, refuseForRoom());
    if (isUnavailable(error)) return refuse(reply, refuseUnavailable());
    return reply.code(500).send({ message: 'internal_error' });
  });
};
