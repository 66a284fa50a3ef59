import {
  type SignedInSession,
  isSignedIn,
  withHold,
  type DeviceMemory,
  type Hold,
  type Tokens,
} from '@aroeira/domain/access';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { readAnswer } from './answer.ts';
import { requestOf, type Api, type HttpAnswer, type Transport } from './transport.ts';
import type { CallFailure } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';

/** The failure of a call because nobody is signed in. */
export type NoSession = Extract<CallFailure, { readonly _tag: 'NoSession' }>;

/** The session for the repeated call, or why there is none: it is over, or nobody could renew it now. */
type Renewed = E.Either<NoSession | Extract<CallFailure, { readonly _tag: 'RefreshFailed' }>, SignedInSession>;

export const expired: NoSession = { _tag: 'NoSession', reason: 'expired' };

/** The session that this device keeps, which other tabs and other runs may change at any time. */
export interface StoredSession {
  readonly current: () => SignedInSession | undefined;
  /** The successor of the session that a request used. `undefined` while that session is still stored. */
  readonly since: (sent: SignedInSession) => Renewed | undefined;
  readonly renew: (sent: SignedInSession, tokens: Tokens) => SignedInSession;
  /** @returns whether this call ended it. False when another request did */
  readonly end: (sent: SignedInSession) => boolean;
  /** Writes the demanded step into the session. @returns whether its client is still signed in */
  readonly hold: (sent: SignedInSession, hold: Hold) => boolean;
}

export const makeStoredSession = (memory: Pick<DeviceMemory, 'session'>): StoredSession => {
  const current = () => pipe(memory.session.read(), O.filter(isSignedIn), O.toUndefined);
  return {
    current,
    since: (sent) => {
      const now = current();
      if (isSame(now, sent)) return undefined;
      // After a sign-out or another sign-in, this request must not use another client's tokens.
      return now?.clientId === sent.clientId ? E.right(now) : E.left(expired);
    },
    renew: (sent, tokens) => {
      const renewed = { ...(current() ?? sent), tokens };
      memory.session.write(renewed)();
      return renewed;
    },
    end: (sent) => {
      if (!isSame(current(), sent)) return false;
      memory.session.clear();
      return true;
    },
    hold: (sent, hold) => {
      const now = current();
      if (now?.clientId !== sent.clientId) return false;
      memory.session.write(withHold(hold)(now))();
      return true;
    },
  };
};

const isSame = (now: SignedInSession | undefined, sent: SignedInSession): boolean =>
  now?.clientId === sent.clientId && now.tokens.access === sent.tokens.access;

/**
 * Why a session ended or could not be renewed. `refresh-failed` keeps the session, because a later call may succeed.
 */
export type SessionEnd = 'expired' | 'refresh-failed';

/** The ports of a refresh. */
export interface RefreshPorts {
  readonly stored: StoredSession;
  readonly transport: Transport;
  /** Called once for each event, also when the event stopped many requests. */
  readonly onSessionEnd: (reason: SessionEnd) => void;
}

/** Renews the session for requests that got a 401. */
export interface SessionRefresh {
  /** The number of refreshes so far, of all sessions. A request notes it when it is sent. */
  readonly count: () => number;
  /** Requests with the same tokens share one call and its answer. */
  readonly renew: (sent: SignedInSession, countWhenSent: number) => Promise<Renewed>;
}

const TokensWire = t.type({ token: t.string, refreshToken: t.string });

/** A refresh of one session. */
interface Attempt {
  readonly renewed: Promise<Renewed>;
  /** The count when it ended. `Infinity` while it runs. */
  readonly endedAs: number;
}

/**
 * Makes one refresh for all requests of a session that got a 401 together. Sessions that follow each other on one page
 * share nothing: an attempt is kept by the refresh token that it spends.
 *
 * @see spec A §4 Session handling, A §7; decisions Q116, 0021 and 0173
 */
export const makeSessionRefresh = ({ api, ...ports }: RefreshPorts & { readonly api: Api }): SessionRefresh => {
  const attempts = new Map<string, Attempt>();
  let count = 0;

  const run = async (sent: SignedInSession): Promise<Renewed> => {
    const renewed = await refresh(api, ports, sent);
    count += 1;
    // Nobody asks for another attempt: its session was renewed, or is over.
    if (E.isLeft(renewed) && renewed.left._tag === 'RefreshFailed')
      attempts.set(sent.tokens.refresh, { renewed: Promise.resolve(renewed), endedAs: count });
    else attempts.delete(sent.tokens.refresh);
    return renewed;
  };

  return {
    count: () => count,
    renew: async (sent, countWhenSent) => {
      const changed = ports.stored.since(sent);
      if (changed !== undefined) return changed;
      const made = attempts.get(sent.tokens.refresh);
      // A request that was sent before a refresh of its tokens failed shares that failure, so that the client sees no
      // second alert.
      if (made !== undefined && made.endedAs > countWhenSent) return made.renewed;
      const renewed = run(sent);
      attempts.set(sent.tokens.refresh, { renewed, endedAs: Infinity });
      return renewed;
    },
  };
};

const refresh = async (api: Api, ports: RefreshPorts, sent: SignedInSession): Promise<Renewed> => {
  const answer = await ask(api, ports, sent);
  // A client who signed out before the answer came stays signed out. Another tab may have renewed the session too.
  const changed = ports.stored.since(sent);
  if (changed !== undefined) return changed;
  return E.isLeft(answer) ? failed(ports) : settle(ports, sent, answer.right);
};

/** Asks once more when the connection broke. The answer may be lost, and the server gives it again for a moment. */
const ask = async (api: Api, { transport }: RefreshPorts, sent: SignedInSession): ReturnType<ReturnType<Transport>> => {
  const path = `/client/refresh-token/${sent.clientId}`;
  const body = { refreshToken: sent.tokens.refresh };
  const send = transport(requestOf(api, { method: 'POST', path, body, acts: false }, sent));
  const answer = await send();
  return E.isLeft(answer) && answer.left.cause === 'network' ? send() : answer;
};

const settle = (ports: RefreshPorts, sent: SignedInSession, answer: HttpAnswer): Renewed => {
  const tokens = readAnswer(TokensWire)(answer);
  if (E.isRight(tokens))
    return E.right(ports.stored.renew(sent, { access: tokens.right.token, refresh: tokens.right.refreshToken }));
  return isRefusal(answer) ? E.left(endSession(ports, sent)) : failed(ports);
};

/**
 * Ends the session of a request, unless another request ended it first. Only the request that ended it reports that.
 */
export const endSession = (
  { stored, onSessionEnd }: Pick<RefreshPorts, 'stored' | 'onSessionEnd'>,
  sent: SignedInSession,
): NoSession => {
  if (stored.end(sent)) onSessionEnd('expired');
  return expired;
};

/** A server outage must not destroy sessions. @see decision Q116 */
const failed = ({ onSessionEnd }: RefreshPorts): Renewed => {
  onSessionEnd('refresh-failed');
  return E.left({ _tag: 'RefreshFailed' });
};

/**
 * Whether the server refused the refresh token: a client error, except 408 and 429, which are temporary.
 *
 * @see decision 0021
 */
const isRefusal = ({ status }: HttpAnswer): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;
