import type { CredentialRequest, ProofRequest } from '@aroeira/domain/access';
import { at } from '@aroeira/domain/kernel/testing';
import { instant } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeBrowserBiometrics, type WebAuthn } from './quick-access-biometrics.adapter.ts';

const credentialRequest: CredentialRequest = {
  challenge: 'Y2hhbGxlbmdl',
  relyingParty: { id: 'localhost', name: 'Aroeira' },
  user: { handle: 'bG9naW4tNw', name: 'ana@exemplo.com.br', displayName: 'Ana Beatriz Nogueira' },
  algorithms: [-7],
  known: ['b2xk'],
  timeout: 60_000,
};
const proofRequest: ProofRequest = {
  challengeId: 'c1',
  challenge: 'Y2hhbGxlbmdl',
  relyingPartyId: 'localhost',
  credentialIds: ['a2V5'],
  timeout: 60_000,
};

const refusing = (name: string, takes = 1000) => {
  let time = at('2026-11-20T15:00:00-03:00');
  const refuse = () => {
    time = instant(time + takes);
    return Promise.reject(Object.assign(new Error('refused'), { name }));
  };
  return open({ startRegistration: refuse, startAuthentication: refuse, clock: { now: () => time } });
};

const open = (changes: Partial<WebAuthn> = {}) =>
  makeBrowserBiometrics({
    page: { isSecureContext: true, PublicKeyCredential: class {}, navigator: { credentials: { create: () => null } } },
    hasPlatformAuthenticator: async () => true,
    startRegistration: () => Promise.reject(new Error('not asked')),
    startAuthentication: () => Promise.reject(new Error('not asked')),
    clock: { now: () => at('2026-11-20T15:00:00-03:00') },
    ...changes,
  });

describe('what a browser can do', () => {
  const all = {
    hasCredentialApi: true,
    canCreateCredentials: true,
    isSecureContext: true,
    hasPlatformAuthenticator: true,
  };

  it('comes from the page', async () => {
    expect(await open().capabilities()).toEqual(all);
    const page = { isSecureContext: false, navigator: {} };
    expect(await open({ page }).capabilities()).toEqual({
      ...all,
      hasCredentialApi: false,
      canCreateCredentials: false,
      isSecureContext: false,
    });
  });

  it('does not break when the question about the authenticator fails', async () => {
    const browser = open({ hasPlatformAuthenticator: () => Promise.reject(new Error('no')) });
    expect(await browser.capabilities()).toEqual({ ...all, hasPlatformAuthenticator: false });
  });
});

/** What the browser tells of a key, when it made one and when it signed with it. */
const KEY = { id: 'a2V5', rawId: 'a2V5', type: 'public-key', clientExtensionResults: {} } as const;

describe('a key that is made', () => {
  it('stays on this device, and the browser asks the person who holds the device', async () => {
    const asked: unknown[] = [];
    const browser = open({
      startRegistration: async ({ optionsJSON }) => {
        asked.push(optionsJSON);
        return { ...KEY, response: { clientDataJSON: 'Y2xpZW50', attestationObject: 'YXR0' } };
      },
    });
    expect(await browser.create(credentialRequest)()).toEqual(
      E.right({ credentialId: 'a2V5', clientData: 'Y2xpZW50', attestation: 'YXR0', transports: [] }),
    );
    expect(asked).toMatchObject([
      {
        rp: { id: 'localhost' },
        user: { id: 'bG9naW4tNw' },
        pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        excludeCredentials: [{ id: 'b2xk', type: 'public-key' }],
        authenticatorSelection: { authenticatorAttachment: 'platform', userVerification: 'required' },
      },
    ]);
  });

  it.each([
    ['NotAllowedError', 59_999, 'Cancelled'],
    ['NotAllowedError', 60_000, 'TimedOut'],
    ['AbortError', 1000, 'Cancelled'],
    ['TimeoutError', 1000, 'TimedOut'],
    ['InvalidStateError', 1000, 'AlreadyRegistered'],
    ['SecurityError', 1000, 'SecurityRefused'],
    ['UnknownError', 1000, 'BiometricsFailed'],
  ])('turns %s after %d ms into %s', async (name, takes, tag) => {
    expect(await refusing(name, takes).create(credentialRequest)()).toEqual(E.left({ _tag: tag }));
  });
});

describe('a challenge that is signed', () => {
  it('is signed with one of the known keys, by the person who holds the device', async () => {
    const asked: unknown[] = [];
    const browser = open({
      startAuthentication: async ({ optionsJSON }) => {
        asked.push(optionsJSON);
        return { ...KEY, response: { clientDataJSON: 'Y2xpZW50', authenticatorData: 'ZGF0YQ', signature: 'c2ln' } };
      },
    });
    expect(await browser.prove(proofRequest)()).toEqual(
      E.right({ credentialId: 'a2V5', clientData: 'Y2xpZW50', authenticatorData: 'ZGF0YQ', signature: 'c2ln' }),
    );
    expect(asked).toMatchObject([
      { rpId: 'localhost', allowCredentials: [{ id: 'a2V5' }], userVerification: 'required' },
    ]);
  });

  it.each([
    ['NotAllowedError', 1000, 'Cancelled'],
    ['NotAllowedError', 60_000, 'TimedOut'],
    ['InvalidStateError', 1000, 'CredentialUnknown'],
    ['SecurityError', 1000, 'SecurityRefused'],
    ['UnknownError', 1000, 'BiometricsFailed'],
  ])('turns %s after %d ms into %s', async (name, takes, tag) => {
    expect(await refusing(name, takes).prove(proofRequest)()).toEqual(E.left({ _tag: tag }));
  });
});
