import type { SignedInSession } from '@aroeira/domain/access';
import type { Declared, HttpRequest } from './transport.ts';

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
  /** The id of the client for whom alone the call is. When another client is signed in, it is not sent and fails with NoSession. */
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
    declared: { acts: call.acts ?? true, shows: call.shows ?? [], hearSent: call.hearSent },
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
