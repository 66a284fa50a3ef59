import type {
  SignInPorts,
  Authenticator,
  CodeFailure,
  SignInFailure,
  Consents,
  ConsentsOfDevice,
  Sessions,
  SignedInSession,
} from '@aroeira/domain/access';
import type { HttpClient } from '../../http/http-client.ts';
import type { DeviceInfo } from '../device-info.ts';
import { isRefusedWith, type CallFailure } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import {
  ALREADY_CONNECTED,
  SendCodeWire,
  sessionOf,
  SessionWire,
  signInAnswerOf,
  SignInWire,
  ConsentWire,
} from '../access.codecs.ts';
import { Unread } from '../../http/record.codec.ts';
import { PROVISIONAL_PATHS } from '../../http/provisional-paths.ts';
import type { CallOptions } from '../../http/transport.ts';

/** The 1 is the one partner of the portal. @see spec A §7 Auth */
const LOGIN = 'auth/login/1';

/** A sign-in is a call without a session, even while another account of this device is signed in (decision 0020). */
const signedOut = { loginId: undefined };

/** What a trace may show of a session and of the device that asks for it. */
const SHOWN = ['id', 'mainAccount', 'blockedDevice', 'userStatus', 'isCoholder', 'type', 'language', 'appVersion'];

interface Parts {
  readonly http: HttpClient;
  readonly deviceInfo: DeviceInfo;
}

/**
 * Sign-in over the portal API.
 *
 * @see spec A §7 Auth, A §8 Sign-in
 */
export const makeHttpAuthenticator = ({ http, deviceInfo }: Parts): Authenticator => ({
  signIn: ({ document, password }, loginId) =>
    pipe(
      http.post(LOGIN, SignInWire, {
        acts: true,
        shows: ['document', ...SHOWN],
        body: { document, password, deviceInfo },
        signedOut: { loginId: O.toUndefined(loginId) },
      }),
      TE.bimap(signInFailureOf, signInAnswerOf(document)),
    ),
  sendCode: ({ document, loginId }) =>
    pipe(
      http.post(`${LOGIN}/send_mfa`, SendCodeWire, {
        acts: true,
        shows: ['document', 'status'],
        body: { document, loginId },
        signedOut,
      }),
      TE.orElseW((failure) =>
        isRefusedWith(failure, 'password_required') ? TE.right('password-required' as const) : TE.left(failure),
      ),
    ),
  enterCode: ({ document, loginId }, code) =>
    pipe(
      http.post(`${LOGIN}/mfa`, SessionWire, {
        acts: true,
        shows: ['document', ...SHOWN],
        body: { document, mfa: code, deviceInfo, loginId },
        signedOut,
      }),
      TE.bimap(codeFailureOf, sessionOf),
    ),
});

/** Reads every other refusal as wrong credentials, unless the server failed or has no sign-in here: it checked none. */
const signInFailureOf = (failure: CallFailure): SignInFailure => {
  if (failure._tag !== 'Refused') return failure;
  if (isRefusedWith(failure, ALREADY_CONNECTED)) return { _tag: 'AlreadyConnected' };
  if (failure.status === 429) return { _tag: 'TooManyAttempts' };
  return failure.status >= 500 || failure.status === 404 ? failure : { _tag: 'WrongCredentials' };
};

const codeFailureOf = (failure: CallFailure): CodeFailure => {
  if (failure._tag !== 'Refused') return failure;
  if (isRefusedWith(failure, 'ERR028')) return { _tag: 'WrongCode' };
  return failure.status === 429 ? { _tag: 'TooManyAttempts' } : { _tag: 'CodeUnexpected' };
};

/**
 * Consents over the portal API, with the stored session. The paths are provisional, because the specification shows
 * none (decision Q043).
 *
 * @see spec A §3 Consent status, A §7 Auth
 */
export const makeHttpConsents = (http: HttpClient): Consents => consentsOver(http, {});

/** Consents before the password. The call carries the Login-ID of the account and no token (decision 0011). */
export const makeHttpConsentsOfDevice =
  (http: HttpClient): ConsentsOfDevice =>
  ({ loginId }) =>
    consentsOver(http, { signedOut: { loginId } });

const consentsOver = (http: HttpClient, caller: Pick<CallOptions, 'signedOut'>): Consents => ({
  status: (document) =>
    http.get(PROVISIONAL_PATHS.consentStatus, ConsentWire, {
      acts: false,
      shows: ['document', 'accepted'],
      query: { document },
      ...caller,
    }),
  answer: ({ uid, document, isAccepted, terms }) =>
    http.post(PROVISIONAL_PATHS.consentStatus, Unread, {
      acts: true,
      shows: ['document', 'accepted', 'terms'],
      body: { ...ConsentWire.encode({ uid, isAccepted }), document, terms },
      ...caller,
    }),
});

/**
 * Ends sessions over the portal API. The client's id fills the paths (decision Q006).
 *
 * @see spec A §7 Auth
 */
export const makeHttpSessions = (http: HttpClient): Sessions => {
  const end = (
    path: string,
    tokensOf: (stored: SignedInSession | undefined) => SignedInSession['tokens'],
  ): TE.TaskEither<CallFailure, void> =>
    http.post(path, Unread, { acts: true, body: (stored) => ({ refreshToken: tokensOf(stored).refresh }) });
  // A sign-out with an expired access token renews the pair first, so the stored pair is the one to end.
  const latest = (session: SignedInSession) => (stored: SignedInSession | undefined) =>
    (stored?.clientId === session.clientId ? stored : session).tokens;
  return {
    endApp: (session) => end(`auth/logoutApp/${session.clientId}`, latest(session)),
    endSession: (session) => end(`auth/logoutSession/${session.clientId}`, latest(session)),
    // Ends a replaced session. The stored session may be its successor, even of the same client.
    revoke: (session) => end('/revoke/session/token', () => session.tokens),
  };
};

/** The calls of a sign-in over the portal API. */
export const makeHttpSignInPorts = ({ http, deviceInfo }: Parts): SignInPorts => ({
  authenticator: makeHttpAuthenticator({ http, deviceInfo }),
  consents: makeHttpConsents(http),
  sessions: makeHttpSessions(http),
});
