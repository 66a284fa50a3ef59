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

  it.each([
    ['nothing when all four are there', [], undefined],
    ['a browser with the public-key credential API [R137]', ['hasCredentialApi'], 'NotSupported'],
    ['a browser that can create credentials [R138]', ['canCreateCredentials'], 'NotSupported'],
    ['a secure connection [R139]', ['isSecureContext'], 'RequiresHttps'],
    [
      'a secure connection too where that hides the API and the authenticator',
      ['hasCredentialApi', 'canCreateCredentials', 'isSecureContext', 'hasPlatformAuthenticator'],
      'RequiresHttps',
    ],
    ['an authenticator of its own [R140]', ['hasPlatformAuthenticator'], 'NoAuthenticator'],
    ['the browser before the authenticator', ['hasCredentialApi', 'hasPlatformAuthenticator'], 'NotSupported'],
  ] as const)('is %s', (_, lacks, _tag) => {
    expect(without(...lacks)).toEqual(_tag === undefined ? E.right(undefined) : E.left({ _tag }));
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

  it.each<readonly [string, Partial<typeof facts>, boolean]>([
    ['yes when nothing speaks against it [R095]', {}, true],
    ['no while the password must change [R096]', { session: session({ status: 'must-change-password' }) }, false],
    ['no on a blocked device [R097]', { session: session({ isDeviceBlocked: true }) }, false],
    ['no when this client registered this device [R099]', { credential: O.some(quickAccessCredential()) }, false],
    ['yes when another client did', { credential: O.some(quickAccessCredential({ clientId: 8 })) }, true],
    ['yes after an earlier sign-in here', { credential: O.some(quickAccessCredential({ loginId: 'old' })) }, true],
    ['no while an account is added [R100]', { isAddingAccount: true }, false],
    ['no for an account that is not main', { session: session({ isMainAccount: false }) }, false],
  ])('is %s', (_, changes, isOffered) => {
    expect(offered(changes)).toBe(isOffered);
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
