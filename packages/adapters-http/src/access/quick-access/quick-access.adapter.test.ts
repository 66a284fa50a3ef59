import { quickAccessCredential } from '@aroeira/domain/access/testing';
import { ANA } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { answering, deviceInfo } from '../../http/testing/index.ts';
import { makeHttpQuickAccess } from './quick-access.adapter.ts';

const { credentialId } = quickAccessCredential();
const proof = { credentialId, clientData: 'Y2xpZW50', authenticatorData: 'ZGF0YQ', signature: 'c2lnbg' };

const open = (status: number, body: unknown) => {
  const { http, ...server } = answering(status, body);
  return { quickAccess: makeHttpQuickAccess({ http, deviceInfo }), ...server };
};

it('asks for a challenge without a session, by the device and its login id [R154]', async () => {
  const { quickAccess, seen } = open(200, {
    challengeId: 'c1',
    challenge: 'Y2hhbGxlbmdl',
    rpId: 'localhost',
    timeout: 60_000,
    allowCredentials: [{ type: 'public-key', id: credentialId }],
  });
  expect(await quickAccess.requestProof('login-7')()).toEqual(
    E.right({
      challengeId: 'c1',
      challenge: 'Y2hhbGxlbmdl',
      relyingPartyId: 'localhost',
      credentialIds: [credentialId],
      timeout: 60_000,
    }),
  );
  expect(seen).toMatchObject([{ method: 'POST', url: 'http://api.test/api/webauthn/challenge', body: { deviceInfo } }]);
  expect([seen[0]?.headers.get('login-id'), seen[0]?.headers.get('authorization')]).toEqual(['login-7', null]);
});

it('verifies by the challenge’s id and the assertion, and nothing else [R154]', async () => {
  const { quickAccess, seen } = open(200, { mfa: true, loginId: 'login-7' });
  expect(await quickAccess.signIn({ document: ANA, challengeId: 'c1', proof })()).toEqual(
    E.right({ _tag: 'Challenged', challenge: { document: ANA, loginId: 'login-7' } }),
  );
  expect(seen[0]?.url).toBe('http://api.test/api/webauthn/verify');
  expect(seen[0]?.body).toEqual({
    challengeId: 'c1',
    assertion: {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      response: { clientDataJSON: 'Y2xpZW50', authenticatorData: 'ZGF0YQ', signature: 'c2lnbg' },
      clientExtensionResults: {},
    },
  });
});

it.each([
  [400, 'login_id_required', 'LoginIdRequired'],
  [404, 'credential_not_found', 'CredentialUnknown'],
  [409, 'already_connected', 'AlreadyConnected'],
  [429, 'too_many_attempts', 'TooManyAttempts'],
  [400, 'verification_failed', 'VerificationFailed'],
  [500, 'internal_error', 'VerificationFailed'],
])('reads a %s %s as %s [R153]', async (status, message, tag) => {
  expect(await open(status, { message }).quickAccess.requestProof('login-7')()).toEqual(E.left({ _tag: tag }));
});
