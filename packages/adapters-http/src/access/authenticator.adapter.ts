import type { Authenticator, CodeFailure, SignInFailure } from '@aroeira/domain/access';
import { isRefusedWith, type CallFailure } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../http/http-client.ts';
import {
  ALREADY_CONNECTED,
  SendCodeWire,
  sessionOf,
  SessionWire,
  signInAnswerOf,
  SignInWire,
} from './access.codecs.ts';
import type { DeviceInfo } from './device-info.ts';

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
    http.post(`${LOGIN}/send_mfa`, SendCodeWire, {
      acts: true,
      shows: ['document', 'status'],
      body: { document, loginId },
      signedOut,
    }),
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
