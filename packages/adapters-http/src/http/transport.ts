import type { CallFailure, FileContent, Scheduler } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { SignedInSession } from '@aroeira/domain/access';

/** What a call carries besides its path. */
export interface CallOptions extends Declared {
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. It is a function when it holds the refresh token, because a refresh may change the token. */
  readonly body?: object | ((session: SignedInSession | undefined) => object);
  /** The key of a call that moves money. Every repetition has the same key (decision Q087). */
  readonly idempotencyKey?: string;
  /**
   * Marks a call without a session (decision 0020). The client does not send or renew the stored session. The call may
   * have a Login-ID.
   */
  readonly signedOut?: { readonly loginId: string | undefined };
  /**
   * The id of the client for whom alone the call is. When another client is signed in, it is not sent and fails with
   * NoSession.
   */
  readonly only?: number;
  /**
   * Marks a call whose answer the API relays from another server. A 401 that comes again after the renewal is that
   * server's own. It does not end the session (decisions Q108, 0190).
   */
  readonly isRelayed?: boolean;
}

/** A call before a session is added to it. */
export interface Call extends CallOptions {
  readonly method: HttpRequest['method'];
  readonly path: string;
  /** The accepted content type, by default JSON. */
  readonly accept?: string;
}

const JSON_TYPE = 'application/json';

/** Where calls go, and the kind of device that makes them. */
export interface Api {
  readonly baseUrl: string;
  /** @see decision Q127 */
  readonly deviceType: 'web' | 'mobile';
}

/**
 * Builds the request of a call, with or without a session.
 *
 * @see spec A §7 "Headers"; decision Q118 (Login-ID before login)
 */
export const requestOf = (api: Api, call: Call, session: SignedInSession | undefined): HttpRequest => {
  const body = typeof call.body === 'function' ? call.body(session) : call.body;
  return {
    declared: { acts: call.acts ?? true, shows: call.shows ?? [], hearSent: call.hearSent, stopped: call.stopped },
    method: call.method,
    url: urlOf(api.baseUrl, call),
    headers: {
      Accept: call.accept ?? JSON_TYPE,
      ...(body === undefined ? {} : { 'Content-Type': JSON_TYPE }),
      ...(session === undefined ? {} : sessionHeaders(api, session)),
      ...(call.signedOut?.loginId === undefined ? {} : { 'Login-ID': call.signedOut.loginId }),
      ...(call.idempotencyKey === undefined ? {} : { 'Idempotency-Key': call.idempotencyKey }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
};

const sessionHeaders = ({ deviceType }: Api, { tokens, loginId }: SignedInSession): Record<string, string> => ({
  Authorization: `Bearer ${tokens.access}`,
  'X-Refresh-Token': tokens.refresh,
  'Login-ID': loginId,
  'Device-Type': deviceType,
});

/** Joins base and path with exactly one slash. */
const urlOf = (baseUrl: string, { path, query }: Call): string => {
  const url = `${baseUrl.replace(/^(.*[^/]|)\/+$/s, '$1')}/${path.replace(/^\/+/, '')}`;
  return query === undefined ? url : `${url}?${new URLSearchParams(query).toString()}`;
};

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
  /** Stops the call. */
  readonly stopped?: AbortSignal | undefined;
}

/** Hears the sent share of a body, from 0 to 1. */
type HearSent = (share: number) => void;

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
  /** The server's name for the request, if it says one that a person can read out. */
  readonly requestId?: string | undefined;
  /** When the server wants to be asked again, in its own words. */
  readonly retryAfter?: string | undefined;
}

/** Sends one request and reads its answer to the end. Fails only without an answer. */
export type Transport = (
  request: HttpRequest,
) => TE.TaskEither<Extract<CallFailure, { readonly _tag: 'Unreachable' }>, HttpAnswer>;

/** How long an answer may take, in milliseconds. @see spec A §7, A §9 */
const TIMEOUT = 600_000;

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
    const stop = () => abort.abort();
    if (declared.stopped?.aborted === true) stop();
    declared.stopped?.addEventListener('abort', stop);
    const init: RequestInit = { method, headers, signal: abort.signal, redirect: 'error' };
    try {
      const response = await fetch(url, body === undefined ? init : { ...init, body }, declared);
      return E.right({
        status: response.status,
        requestId: /^[\w-]{1,36}$/.exec(response.headers.get('x-request-id') ?? '')?.[0],
        retryAfter: response.headers.get('retry-after') ?? undefined,
        contentType: response.headers.get('content-type') ?? '',
        bytes: new Uint8Array(await response.arrayBuffer()),
      });
    } catch {
      // Each platform rejects with another error. We need to know only who aborted it, if we did.
      if (declared.stopped?.aborted === true) return E.left({ _tag: 'Unreachable', cause: 'stopped' });
      return E.left({ _tag: 'Unreachable', cause: abort.signal.aborted ? 'timeout' : 'network' });
    } finally {
      cancel();
      declared.stopped?.removeEventListener('abort', stop);
    }
  };
