import type { SignedInSession } from '@aroeira/domain/access';
import type { Scheduler } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { readAnswer } from './answer.ts';
import { requestOf, type Api } from './request.ts';
import { expired, type NoSession, type Renewed, type StoredSession } from './stored-session.ts';
import type { HttpAnswer, Transport } from './transport.ts';

/**
 * Why a session ended or could not be renewed. `refresh-failed` keeps the session, because a later call may succeed.
 */
export type SessionEnd = 'expired' | 'refresh-failed';

/** The ports of a refresh. */
export interface RefreshPorts {
  readonly stored: StoredSession;
  readonly transport: Transport;
  readonly scheduler: Scheduler;
  /** Called once for each event, also when the event stopped many requests. */
  readonly onSessionEnd: (reason: SessionEnd) => void;
}

/** Renews the session for requests that were answered 401. */
export interface SessionRefresh {
  /** The number of refreshes so far. A request notes it when it is sent. */
  readonly count: () => number;
  /** Requests with the same tokens share one call and its answer. */
  readonly renew: (sent: SignedInSession, countWhenSent: number) => Promise<Renewed>;
}

const TokensWire = t.type({ token: t.string, refreshToken: t.string });

/** How long another tab may take to store its new tokens, in milliseconds. */
const RACE_PAUSE = 500;

/**
 * Makes one refresh for all requests that got a 401 together, also for those of other tabs and other runs of the
 * command line.
 *
 * @see spec A §4 Session handling, A §7; decisions Q116 and 0021
 */
export const makeSessionRefresh = ({ api, ...ports }: RefreshPorts & { readonly api: Api }): SessionRefresh => {
  let running: Promise<Renewed> | undefined;
  let last: { readonly token: string; readonly renewed: Renewed } | undefined;
  let count = 0;

  const run = async (sent: SignedInSession): Promise<Renewed> => {
    const renewed = await refresh(api, ports, sent);
    last = { token: sent.tokens.access, renewed };
    count += 1;
    running = undefined;
    return renewed;
  };

  return {
    count: () => count,
    renew: async (sent, countWhenSent) => {
      const changed = ports.stored.since(sent);
      if (changed !== undefined) return changed;
      // This request was sent before a refresh of its tokens failed. It shares that failure, so that the client sees no
      // second alert.
      if (last?.token === sent.tokens.access && count > countWhenSent) return last.renewed;
      running ??= run(sent);
      return running;
    },
  };
};

const refresh = async (api: Api, ports: RefreshPorts, sent: SignedInSession): Promise<Renewed> => {
  const path = `/client/refresh-token/${sent.clientId}`;
  const body = { refreshToken: sent.tokens.refresh };
  const answer = await ports.transport(requestOf(api, { method: 'POST', path, body, acts: false }, sent))();
  return E.isLeft(answer) ? failed(ports) : settle(ports, sent, answer.right);
};

const settle = async (ports: RefreshPorts, sent: SignedInSession, answer: HttpAnswer): Promise<Renewed> => {
  const { stored, scheduler } = ports;
  const tokens = readAnswer(TokensWire)(answer);
  if (isRaced(tokens)) {
    if (stored.since(sent) === undefined)
      await new Promise<void>((resolve) => void scheduler.after(RACE_PAUSE, resolve));
    return stored.since(sent) ?? failed(ports);
  }
  // A client who signed out before the answer came stays signed out.
  const changed = stored.since(sent);
  if (changed !== undefined) return changed;
  if (E.isRight(tokens))
    return E.right(stored.renew(sent, { access: tokens.right.token, refresh: tokens.right.refreshToken }));
  return isRefusal(answer) ? E.left(endSession(ports, sent)) : failed(ports);
};

/**
 * Ends the session of a request, unless another request ended it already. Only the request that ended it reports it.
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
  return E.left({ _tag: 'NoSession', reason: 'refresh-failed' });
};

/** Whether another tab used this refresh token a moment ago and will store the new tokens. */
const isRaced = (read: ReturnType<ReturnType<typeof readAnswer>>): boolean =>
  E.isLeft(read) && read.left._tag === 'Refused' && read.left.status === 409 && read.left.code === 'retry';

/**
 * Whether the server refused the refresh token: a client error, except 408 and 429, which pass with time.
 *
 * @see decision 0021
 */
const isRefusal = ({ status }: HttpAnswer): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;
