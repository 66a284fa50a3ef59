import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import type { BiometricCapabilities } from './quick-access.ts';
import { checkCapabilities, isCredentialOf, mayOfferQuickAccess, quickAccessSwitchOf } from './quick-access.rules.ts';
import { quickAccessCredential, savedAccount, session } from '../testing/index.ts';

describe('what a device lacks for quick access', () => {
  const able: BiometricCapabilities = {
    hasCredentialApi: true,
    canCreateCredentials: true,
    isSecureContext: true,
    hasPlatformAuthenticator: true,
  };
  const without = (...lacks: readonly (keyof BiometricCapabilities)[]) =>
    checkCapabilities({ ...able, ...Object.fromEntries(lacks.map((each) => [each, false])) });

  it('is nothing when all four are there', () => {
    expect(without()).toEqual(E.right(undefined));
  });

  it('is a browser with the public-key credential API [R137]', () => {
    expect(without('hasCredentialApi')).toEqual(E.left({ _tag: 'NotSupported' }));
  });

  it('is a browser that can create credentials [R138]', () => {
    expect(without('canCreateCredentials')).toEqual(E.left({ _tag: 'NotSupported' }));
  });

  it('is a secure connection [R139]', () => {
    expect(without('isSecureContext')).toEqual(E.left({ _tag: 'RequiresHttps' }));
  });

  it('is a secure connection too where that hides the API and the authenticator', () => {
    expect(without('hasCredentialApi', 'canCreateCredentials', 'isSecureContext', 'hasPlatformAuthenticator')).toEqual(
      E.left({ _tag: 'RequiresHttps' }),
    );
  });

  it('is an authenticator of its own [R140]', () => {
    expect(without('hasPlatformAuthenticator')).toEqual(E.left({ _tag: 'NoAuthenticator' }));
    expect(without('hasCredentialApi', 'hasPlatformAuthenticator')).toEqual(E.left({ _tag: 'NotSupported' }));
  });
});

describe('whether quick access is offered after consent', () => {
  const facts: Parameters<typeof mayOfferQuickAccess>[0] = {
    session: session(),
    isAddingAccount: false,
    credential: O.none,
    skippedOn: O.none,
    today: calendarDay('2026-11-20'),
  };
  const offered = (changes: Partial<typeof facts>) => mayOfferQuickAccess({ ...facts, ...changes });

  it('is yes when nothing speaks against it [R095]', () => {
    expect(offered({})).toBe(true);
  });

  it('is no while the password must change [R096]', () => {
    expect(offered({ session: session({ status: 'must-change-password' }) })).toBe(false);
  });

  it('is no on a blocked device [R097]', () => {
    expect(offered({ session: session({ isDeviceBlocked: true }) })).toBe(false);
  });

  it('is no when this client has already registered this device [R099]', () => {
    expect(offered({ credential: O.some(quickAccessCredential()) })).toBe(false);
  });

  it('is yes when another client is registered, or an earlier sign-in on this device', () => {
    expect(offered({ credential: O.some(quickAccessCredential({ clientId: 8 })) })).toBe(true);
    expect(offered({ credential: O.some(quickAccessCredential({ loginId: 'login-old' })) })).toBe(true);
  });

  it('is no while an account is added [R100]', () => {
    expect(offered({ isAddingAccount: true })).toBe(false);
  });

  it('is no for an account that is not main, because it cannot use quick access', () => {
    expect(offered({ session: session({ isMainAccount: false }) })).toBe(false);
  });

  it.each([
    ['2026-11-20', false],
    ['2026-10-22', false],
    ['2026-10-21', true],
    ['2026-11-21', true],
  ])(
    'after a "not now" on %s it is %s on 20/11/2026: an offer waits thirty days, and a future date does not count',
    (day, isOffered) => {
      expect(offered({ skippedOn: O.some(calendarDay(day)) })).toBe(isOffered);
    },
  );
});

it('knows a credential by client and by device', () => {
  expect(isCredentialOf(savedAccount(), O.some(quickAccessCredential()))).toBe(true);
  expect(isCredentialOf(savedAccount({ clientId: 8 }), O.some(quickAccessCredential()))).toBe(false);
  expect(isCredentialOf(savedAccount({ loginId: 'login-8' }), O.some(quickAccessCredential()))).toBe(false);
  expect(isCredentialOf(savedAccount(), O.none)).toBe(false);
});

describe('the switch of the profile', () => {
  const other = savedAccount({ clientId: 8, loginId: 'login-8', isMain: false });
  const credential = O.some(quickAccessCredential());

  it('is hidden while no account of the device is main [R155]', () => {
    expect(quickAccessSwitchOf(session(), [], credential)).toEqual({ _tag: 'Hidden' });
    expect(quickAccessSwitchOf(session(), [savedAccount({ isMain: false }), other], credential)).toEqual({
      _tag: 'Hidden',
    });
  });

  it('says whether the signed-in main account has quick access', () => {
    const accounts = [other, savedAccount()];
    expect(quickAccessSwitchOf(session(), accounts, credential)).toEqual({ _tag: 'Shown', isOn: true, isUsable: true });
    expect(quickAccessSwitchOf(session(), accounts, O.none)).toEqual({ _tag: 'Shown', isOn: false, isUsable: true });
  });

  it('cannot be used by another account', () => {
    const signedIn = session({ clientId: 8, loginId: 'login-8', isMainAccount: false });
    expect(quickAccessSwitchOf(signedIn, [savedAccount(), other], credential)).toEqual({
      _tag: 'Shown',
      isOn: false,
      isUsable: false,
    });
  });
});
