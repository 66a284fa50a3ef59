import { session } from '@aroeira/domain/access/testing';
import { BRUNO } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../http/answer.ts';
import { sessionOf, SessionWire, signInAnswerOf, SignInWire } from './access.codecs.ts';

const wire = {
  id: 7,
  loginId: 'login-7',
  token: 'access-1',
  refreshToken: 'refresh-1',
  document: '63287253026',
  name: 'Ana Beatriz Nogueira',
  email: 'ana@exemplo.com.br',
  mainAccount: true,
  blockedDevice: false,
  userStatus: 'confirmed',
  mfa: false,
  isCoholder: false,
  useRNBiometry: false,
};
const read = (body: unknown) => pipe(SignInWire.decode(body), E.bimap(pathOf, signInAnswerOf(BRUNO)));
const statusOf = (userStatus: string) => pipe(SessionWire.decode({ ...wire, userStatus }), E.map(sessionOf), E.toUnion);

describe('the answer to a password', () => {
  it('is a session, even for a client with two-step verification on [R074]', () => {
    expect(read(wire)).toEqual(E.right({ _tag: 'SignedIn', session: session({ isConsentDue: true }) }));
    expect(read({ ...wire, mfa: true })).toEqual(
      E.right({ _tag: 'SignedIn', session: session({ hasTwoStep: true, isConsentDue: true }) }),
    );
  });

  it.each([
    ['id', 8, { clientId: 8 }],
    ['loginId', 'login-8', { loginId: 'login-8' }],
    ['token', 'access-2', { tokens: { access: 'access-2', refresh: 'refresh-1' } }],
    ['refreshToken', 'refresh-2', { tokens: { access: 'access-1', refresh: 'refresh-2' } }],
    ['document', BRUNO, { document: BRUNO }],
    ['name', 'Bia', { name: 'Bia' }],
    ['email', 'bia@exemplo.com.br', { email: 'bia@exemplo.com.br' }],
    ['mainAccount', false, { isMainAccount: false }],
    ['blockedDevice', true, { isDeviceBlocked: true }],
    ['userStatus', 'change password', { status: 'must-change-password' }],
    ['isCoholder', true, { isCoHolder: true }],
    ['useRNBiometry', true, { usesNativeBiometry: true }],
  ] as const)('carries %s into the session [R074]', (field, value, held) => {
    expect(read({ ...wire, [field]: value })).toEqual(
      E.right({ _tag: 'SignedIn', session: session({ isConsentDue: true, ...held }) }),
    );
  });

  it('is a challenge for the client who asked', () => {
    expect(read({ mfa: true, loginId: 'login-8' })).toEqual(
      E.right({ _tag: 'Challenged', challenge: { document: BRUNO, loginId: 'login-8' } }),
    );
  });

  it('is never a challenge when it is a broken session', () => {
    expect(read({ ...wire, mfa: true, document: '1' })).toEqual(E.left('document'));
  });
});

it('forces a reset on "change password" in every spelling, and on nothing else (decision Q149)', () => {
  for (const word of ['change password', 'Change Password', 'change_password', 'CHANGE-PASSWORD'])
    expect(statusOf(word)).toMatchObject({ status: 'must-change-password' });
  for (const word of ['confirmed', 'changed password', 'changepassword', ''])
    expect(statusOf(word)).toMatchObject({ status: 'confirmed' });
});
