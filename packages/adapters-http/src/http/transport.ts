import type { CallFailure, FileContent, Scheduler } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';

/**
 * What a call declares about itself, for a trace and for a dry run. A trace masks every other field. A dry run sends no
 * call that may act.
 */
export interface Declared {
  /**
   * Whether the call changes something, sends something or starts work. A call without this value counts as one that
   * acts.
   */
  readonly acts?: boolean;
  /** Names of the fields of query, body and answer, at any depth, with values that a trace may show. */
  readonly shows?: readonly string[];
  /** Hears how much of a large body is sent. A platform that does not know it ignores this. */
  readonly hearSent?: HearSent | undefined;
}

/** Hears the sent share of a body, from 0 to 1. */
export type HearSent = (share: number) => void;

/**
 * The platform's `fetch`. It is a parameter, so that a test or a sandbox can replace it.
 *
 * @param declared what the call says about itself. A trace, a dry run and a browser that tells its progress read it
 */
export type Fetch = (url: string, init: RequestInit, declared?: Declared) => Promise<Response>;

/** A request ready to go: whole URL, all headers, body as text. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly declared: Declared;
}

/** An answer with any status. */
export interface HttpAnswer extends FileContent {
  readonly status: number;
}

/** Sends one request and reads its answer to the end. Fails only without an answer. */
export type Transport = (
  request: HttpRequest,
) => TE.TaskEither<Extract<CallFailure, { readonly _tag: 'Unreachable' }>, HttpAnswer>;

/** How long an answer may take, in milliseconds. @see spec A §7, A §9 */
export const TIMEOUT = 600_000;

/**
 * Refuses redirects: on a redirect to another host a browser removes Authorization, but it sends X-Refresh-Token.
 *
 * @see spec A §7 "timeout 600000 ms"
 */
export const makeTransport =
  ({ fetch, scheduler }: { readonly fetch: Fetch; readonly scheduler: Scheduler }): Transport =>
  ({ method, url, headers, body, declared }) =>
  async () => {
    const abort = new AbortController();
    const cancel = scheduler.after(TIMEOUT, () => abort.abort());
    const init: RequestInit = { method, headers, signal: abort.signal, redirect: 'error' };
    try {
      const response = await fetch(url, body === undefined ? init : { ...init, body }, declared);
      return E.right({
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        bytes: new Uint8Array(await response.arrayBuffer()),
      });
    } catch {
      // Each platform rejects with another error. We need to know only our own timeout.
      return E.left({ _tag: 'Unreachable', cause: abort.signal.aborted ? 'timeout' : 'network' });
    } finally {
      cancel();
    }
  };
