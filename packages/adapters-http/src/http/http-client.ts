import type { DeviceMemory, Hold, SignedInSession } from '@aroeira/domain/access';
import type { CallFailure, FileContent, Scheduler } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { readAnswer, readFile, holdIn, readJson } from './answer.ts';
import {
  requestOf,
  type Api,
  type Call,
  type CallOptions,
  makeTransport,
  type Fetch,
  type HttpAnswer,
} from './transport.ts';
import { retryingUnavailable } from './retry-unavailable.ts';
import {
  endSession,
  makeSessionRefresh,
  type SessionEnd,
  expired,
  makeStoredSession,
  type StoredSession,
} from './session-refresh.ts';

type Method = <A>(path: string, answer: t.Decoder<unknown, A>, options?: CallOptions) => TE.TaskEither<CallFailure, A>;

/**
 * Calls the portal API with the stored session, and decodes the answer. A path may start with a slash or not.
 *
 * After a 401 the client renews the session and repeats the call once with the new token. It repeats every method,
 * because the server did nothing for the refused token. It repeats a call for no other reason, but when a server that
 * is unavailable asks for it (`retryingUnavailable`).
 * @see spec A §7
 */
export interface HttpClient {
  readonly get: Method;
  readonly post: Method;
  readonly put: Method;
  readonly delete: Method;
  /** A GET whose answer is a file. */
  readonly file: (path: string, options?: CallOptions) => TE.TaskEither<CallFailure, FileContent>;
  /**
   * The stored session for a call that another program makes. The client renews it first when its access token is old.
   */
  readonly session: (isOld: (accessToken: string) => boolean) => TE.TaskEither<CallFailure, SignedInSession>;
}

/** The parts of a client. */
export interface HttpConfig extends Api {
  readonly fetch: Fetch;
  readonly memory: Pick<DeviceMemory, 'session'>;
  readonly scheduler: Scheduler;
  /** Called once for each event, even when the event stopped many requests. It shows the one alert of spec A §7. */
  readonly onSessionEnd: (reason: SessionEnd) => void;
  /**
   * Called for each request that the server refused because the client must do another step first. The stored session
   * holds the step already. The request fails as refused.
   */
  readonly onHold: (hold: Hold) => void;
}

interface Exchange extends Pick<HttpClient, 'session'> {
  readonly exchange: (call: Call) => TE.TaskEither<CallFailure, HttpAnswer>;
}

export const makeHttpClient = (config: HttpConfig): HttpClient => {
  const { exchange, session } = makeExchange(config);
  const by =
    (method: Call['method']): Method =>
    (path, answer, options = {}) =>
      pipe(exchange({ ...options, method, path }), TE.chainEitherK(readAnswer(answer)));
  return {
    get: by('GET'),
    post: by('POST'),
    put: by('PUT'),
    delete: by('DELETE'),
    file: (path, options = {}) =>
      pipe(exchange({ ...options, method: 'GET', path, accept: '*/*' }), TE.chainEitherK(readFile)),
    session,
  };
};

const makeExchange = (config: HttpConfig): Exchange => {
  const ports = {
    ...config,
    transport: retryingUnavailable(makeTransport(config), config.scheduler),
    stored: makeStoredSession(config.memory),
  };
  const refresh = makeSessionRefresh({ ...ports, api: config });
  const send = async (call: Call, session: SignedInSession | undefined) => {
    const answer = await ports.transport(requestOf(config, call, session))();
    if (session !== undefined && E.isRight(answer)) noteHold(ports, session, answer.right);
    return answer;
  };
  // Another window may sign in another client at any time, also while this call waits.
  const isForAnother = ({ only }: Call) => only !== undefined && only !== ports.stored.current()?.clientId;
  const end = (sent: SignedInSession | undefined) =>
    E.left<CallFailure>(sent === undefined ? expired : endSession(ports, sent));

  const exchange: Exchange['exchange'] = (call) => async () => {
    const [session, count] = [ports.stored.current(), refresh.count()];
    const sender = call.signedOut === undefined ? session : undefined;
    if (isForAnother(call)) return signedOut;
    const first = await send(call, sender);
    if (E.isLeft(first)) return first;
    if (first.right.status === 405) return end(session);
    if (first.right.status !== 401 || call.signedOut !== undefined) return first;
    if (sender === undefined) return signedOut;
    const renewed = await refresh.renew(sender, count);
    if (E.isLeft(renewed)) return renewed;
    if (isForAnother(call)) return signedOut;
    const second = await send(call, renewed.right);
    return E.isRight(second) && isOver(second.right, call) ? end(renewed.right) : second;
  };
  const session: Exchange['session'] = (isOld) => async () => {
    const current = ports.stored.current();
    if (current === undefined) return signedOut;
    return isOld(current.tokens.access) ? refresh.renew(current, refresh.count()) : E.right(current);
  };
  return { exchange, session };
};

const signedOut = E.left<CallFailure>({ _tag: 'NoSession', reason: 'none' });

/** Whether the server refuses a token that it just made. It will refuse that token later too. */
const isOver = ({ status }: HttpAnswer, { isRelayed = false }: Call): boolean =>
  status === 405 || (status === 401 && !isRelayed);

/** Writes the demanded step into the session and reports it. @see decision 0157 */
const noteHold = (
  { stored, onHold }: Pick<HttpConfig, 'onHold'> & { readonly stored: StoredSession },
  sent: SignedInSession,
  answer: HttpAnswer,
): void => {
  const read = readAnswer(t.unknown)(answer);
  const hold = E.isLeft(read) ? holdIn(read.left) : undefined;
  if (hold !== undefined && stored.hold(sent, hold)) onHold(hold);
};

type Read = Promise<E.Either<CallFailure, unknown>>;

/**
 * Makes one call for the reads of a path that run at the same time: two parts of a page may read different fields of
 * one answer. It keeps no answer.
 *
 * A GET that acts is not shared: a second press asks the server again, even while the first call hangs.
 *
 * Reads with different tokens share nothing. A read that begins after a call that acts shares nothing with the reads
 * from before it, so it never gets an older answer.
 */
export const sharingReads = (http: HttpClient, memory: Pick<DeviceMemory, 'session'>): HttpClient => {
  const session = makeStoredSession(memory);
  const running = new Map<string, Read>();
  const read = async (path: string, options: CallOptions): Read => {
    const name = JSON.stringify([path, options.query, session.current()?.tokens.access]);
    const found = running.get(name);
    if (found !== undefined) return found;
    const mine = http.get(path, t.unknown, options)();
    running.set(name, mine);
    const answer = await mine;
    if (running.get(name) === mine) running.delete(name);
    return answer;
  };
  const acting =
    (call: HttpClient['post']): HttpClient['post'] =>
    (...args) =>
    async () => {
      const answer = await call(...args)();
      running.clear();
      return answer;
    };
  return {
    get: (path, answer, options = {}) =>
      options.acts === true
        ? acting(http.get)(path, answer, options)
        : async () => E.chain(readJson(answer))(await read(path, options)),
    post: acting(http.post),
    put: acting(http.put),
    delete: acting(http.delete),
    file: http.file,
    session: http.session,
  };
};
