import { challenge, session } from '@aroeira/domain/access/testing';
import { ANA } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { answering, deviceInfo } from '../http/testing/index.ts';
import { makeHttpAuthenticator, makeHttpConsents, makeHttpSessions } from './index.ts';

const credentials = { document: ANA, password: ' Senha@123 ' };

const authenticatorOf = (status: number, body: unknown) => {
  const { http, ...server } = answering(status, body);
  return { server, authenticator: makeHttpAuthenticator({ http, deviceInfo }) };
};
const failure = async (status: number, body: unknown) =>
  authenticatorOf(status, body).authenticator.signIn(credentials, O.none)();
const codeFailure = async (status: number, body: unknown) =>
  authenticatorOf(status, body).authenticator.enterCode(challenge(), '1')();

describe('signing in', () => {
  it('sends digits, the password as typed, deviceInfo and the given Login-ID [R085] [R086]', async () => {
    const { server, authenticator } = authenticatorOf(200, { mfa: true, loginId: 'login-7' });
    await authenticator.signIn(credentials, O.some('login-7'))();
    await authenticator.signIn(credentials, O.none)();
    const [first, second] = server.seen;
    expect([first?.method, first?.url]).toEqual(['POST', 'http://api.test/api/auth/login/1']);
    expect(first?.body).toEqual({ document: '63287253026', password: ' Senha@123 ', deviceInfo });
    expect([first?.headers.get('login-id'), second?.headers.has('login-id')]).toEqual(['login-7', false]);
  });

  it('reads the reason of a refusal from the body [R094]', async () => {
    expect(await failure(409, { message: 'already_connected' })).toEqual(E.left({ _tag: 'AlreadyConnected' }));
    expect(await failure(400, [{ code: 'ERR028' }])).toEqual(E.left({ _tag: 'WrongCredentials' }));
    expect(await failure(401, {})).toEqual(E.left({ _tag: 'WrongCredentials' }));
    for (const status of [404, 503])
      expect(await failure(status, {})).toMatchObject(E.left({ _tag: 'Refused', status }));
    expect(await failure(429, { message: 'too_many_attempts' })).toEqual(E.left({ _tag: 'TooManyAttempts' }));
    expect(await failure(200, {})).toMatchObject(E.left({ _tag: 'Unreadable' }));
  });
});

describe('the two-step code', () => {
  it('is asked for by document and loginId [R158]', async () => {
    const { server, authenticator } = authenticatorOf(200, { status: 'code_sended' });
    expect(await authenticator.sendCode(challenge())()).toEqual(E.right('sent'));
    expect([server.seen[0]?.url, server.seen[0]?.body]).toEqual([
      'http://api.test/api/auth/login/1/send_mfa',
      { document: '08824648096', loginId: 'login-8' },
    ]);
    const off = authenticatorOf(200, { status: 'mfa_disabled' });
    expect(await off.authenticator.sendCode(challenge())()).toEqual(E.right('disabled'));
  });

  it('is sent with document, deviceInfo and loginId [R159]', async () => {
    const { server, authenticator } = authenticatorOf(400, {});
    await authenticator.enterCode(challenge(), '123456')();
    expect([server.seen[0]?.url, server.seen[0]?.body]).toEqual([
      'http://api.test/api/auth/login/1/mfa',
      { document: '08824648096', mfa: '123456', deviceInfo, loginId: 'login-8' },
    ]);
  });

  it('is refused as unexpected for any code but ERR028', async () => {
    expect(await codeFailure(400, [{ code: 'ERR034' }])).toEqual(E.left({ _tag: 'CodeUnexpected' }));
    expect(await codeFailure(429, {})).toEqual(E.left({ _tag: 'TooManyAttempts' }));
  });
});

it('ends a session by client id, with the refresh token', async () => {
  const { http, seen, calls } = answering(200, {});
  const sessions = makeHttpSessions(http);
  for (const end of [sessions.endApp, sessions.endSession, sessions.revoke])
    expect(await end(session())()).toEqual(E.right(undefined));
  expect(calls()).toEqual(['POST /auth/logoutApp/7', 'POST /auth/logoutSession/7', 'POST /revoke/session/token']);
  for (const { body } of seen) expect(body).toEqual({ refreshToken: 'refresh-1' });
});

it('asks for consent by document, and answers it with the terms [R224]', async () => {
  const { http, seen, calls } = answering(200, { UID: 'uid-1', accepted: false });
  const consents = makeHttpConsents(http);
  expect(await consents.status(ANA)()).toEqual(E.right({ uid: 'uid-1', isAccepted: false }));
  await consents.answer({ uid: 'uid-1', document: ANA, isAccepted: true, terms: [1, 3] })();
  expect(calls()).toEqual(['GET /consent/status?document=63287253026', 'POST /consent/status']);
  expect(seen[1]?.body).toEqual({ UID: 'uid-1', document: ANA, accepted: true, terms: [1, 3] });
});
