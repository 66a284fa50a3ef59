import type { Scheduler } from '@aroeira/domain/kernel';
import type { HttpAnswer, HttpRequest, Transport } from './transport.ts';

/** With the five seconds that the server asks for, this outlasts the loss of a database's leader: docs/scale.md. */
const REPETITIONS = 3;
/** A caller who is to wait longer hears of the failure at once. */
const LONGEST_SECONDS = 10;

/** A read changes nothing, and the server carries out one key once. */
const mayRepeat = ({ method, declared, headers }: HttpRequest): boolean =>
  (method === 'GET' && declared.acts === false) || headers['Idempotency-Key'] !== undefined;

/** @see RFC 9110 §10.2.3. The date that it allows too is asked for by no server of this API. */
const secondsToWait = ({ status, retryAfter }: HttpAnswer): number | undefined => {
  if (status !== 503 || retryAfter === undefined || !/^\d{1,2}$/.test(retryAfter)) return undefined;
  return Number(retryAfter) <= LONGEST_SECONDS ? Number(retryAfter) : undefined;
};

/** Ends early when the caller stops the call. */
const waited = (scheduler: Scheduler, seconds: number, stopped: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      cancel();
      stopped?.removeEventListener('abort', end);
      resolve();
    };
    const cancel = scheduler.after(seconds * 1000, end);
    if (stopped?.aborted === true) return end();
    stopped?.addEventListener('abort', end);
  });

/**
 * Sends a call again when the server says that it cannot answer now, and when it can: 503 with Retry-After. It repeats
 * reads, and calls with an idempotency key. @see decision 0425
 */
export const retryingUnavailable =
  (transport: Transport, scheduler: Scheduler): Transport =>
  (request) =>
  async () => {
    for (let left = REPETITIONS; ; left -= 1) {
      const answer = await transport(request)();
      const seconds = answer._tag === 'Right' && mayRepeat(request) ? secondsToWait(answer.right) : undefined;
      if (seconds === undefined || left === 0) return answer;
      await waited(scheduler, seconds, request.declared.stopped);
    }
  };
