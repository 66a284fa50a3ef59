import type { Fetch } from '@aroeira/adapters-http/http';
import { shownRequest, type ShownRequest } from './masked.ts';
import type { Answer } from './output.ts';

/** A run that sends nothing that changes anything. */
export interface DryRun {
  readonly fetch: Fetch;
  /** Comes true when a command is about to write: its request is the answer, and the command goes no further. */
  readonly stopped: Promise<Answer>;
  /** The write that a command was stopped at, or the last read of one that only reads. */
  readonly lastRequest: () => Answer | undefined;
}

/**
 * Reads go out, since what would be written depends on them; so does a token refresh, without which they fail. The first
 * write does not: it never settles, so that nothing that follows it is done either, on this device least of all.
 *
 * @see `--dry-run`
 */
export const makeDryRun = (fetch: Fetch): DryRun => {
  let stop: (answer: Answer) => void = () => undefined;
  let last: Answer | undefined;
  const stopped = new Promise<Answer>((resolve) => (stop = resolve));
  return {
    stopped,
    lastRequest: () => last,
    fetch: (url, init) => {
      last = answerOf(shownRequest(url, init));
      if (!isWrite(url, init)) return fetch(url, init);
      stop(last);
      return new Promise(() => undefined);
    },
  };
};

/** Reads of the API that do more: they send an e-mail, set a report going, or end in a file. @see spec A §7, B §7 */
const DOING_READS = [
  '/clients/passwordResetByEmail',
  '/investorPosition/sendInvestToolsPDFByEmail',
  '/investorPosition/downloadInvestToolsPDF',
  '/reports/generated',
];

/** Calls with a body that change nothing that a client has: new tokens, without which reads fail, and a calculation. */
const READING_WRITES = ['/client/refresh-token/', '/client/investments/distribution'];

const isWrite = (url: string, { method }: RequestInit): boolean =>
  method === 'GET' ? names(DOING_READS, url) : !names(READING_WRITES, url);

const names = (paths: readonly string[], url: string): boolean => paths.some((path) => url.includes(path));

const answerOf = (request: ShownRequest): Answer => {
  const body = request.body === undefined ? '' : `\n\n${JSON.stringify(request.body, undefined, 2)}`;
  const headers = Object.entries(request.headers ?? {}).map(([name, value]) => `${name}: ${String(value)}`);
  return { json: request, text: [`${request.method} ${request.url}`, ...headers].join('\n') + body };
};
