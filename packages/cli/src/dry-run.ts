import type { Fetch } from '@aroeira/adapters-http/http';
import { shownRequest, type ShownRequest } from './masked.ts';
import type { Answer } from './output.ts';

/** A run that changes nothing. */
export interface DryRun {
  readonly fetch: Fetch;
  /** Resolves when a command is about to act. Its request is the answer, and the command goes no further. */
  readonly stopped: Promise<Answer>;
  /** The call at which the run stopped, or the last read of a command that only reads. */
  readonly lastRequest: () => Answer | undefined;
}

/**
 * Sends the calls that declare that they do not act: what would be written depends on them. A token refresh is one of
 * them, because reads fail without it. Stops at any other call. That call never settles, so that nothing that follows
 * it is done either, on this device least of all.
 * @see `--dry-run`
 */
export const makeDryRun = (fetch: Fetch): DryRun => {
  let stop: (answer: Answer) => void = () => undefined;
  let last: Answer | undefined;
  const stopped = new Promise<Answer>((resolve) => (stop = resolve));
  return {
    stopped,
    lastRequest: () => last,
    fetch: (url, init, declared) => {
      last = answerOf(shownRequest(url, init, declared));
      if (declared?.acts === false) return fetch(url, init, declared);
      stop(last);
      return new Promise(() => undefined);
    },
  };
};

const answerOf = (request: ShownRequest): Answer => {
  const body = request.body === undefined ? '' : `\n\n${JSON.stringify(request.body, undefined, 2)}`;
  const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
  return { json: request, text: [`${request.method} ${request.url}`, ...headers].join('\n') + body };
};
