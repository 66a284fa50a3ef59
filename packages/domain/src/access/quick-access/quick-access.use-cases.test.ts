import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { clockAt, unreachable } from '../../kernel/testing/index.ts';
import type { SignInAnswer } from '../access.ports.ts';
import { makeEnableQuickAccess } from './enable-quick-access.use-case.ts';
import { makeOfferQuickAccess } from './offer-quick-access.use-case.ts';
import { makeSignInByQuickAccess } from './sign-in-by-quick-access.use-case.ts';
import { makeSkipQuickAccess } from './skip-quick-access.use-case.ts';
import { makeCompleteSignIn } from '../sign-in/sign-in.use-case.ts';
import {
  authenticator,
  biometrics,
  challenge,
  consents,
  newDevice,
  quickAccess,
  quickAccessCredential,
  savedAccount,
  session,
} from '../testing/index.ts';

/** The date is 20 November in São Paulo and 21 November in UTC. */
const clock = clockAt('2026-11-21T01:00:00Z');

const registeredDevice = () => {
  const memory = newDevice();
  memory.quickAccess.write(quickAccessCredential())();
  return memory;
};

describe('turning quick access on', () => {
  const enable = (
    device: Parameters<typeof biometrics>[0] = {},
    server: Parameters<typeof quickAccess>[1] = {},
    memory = newDevice(),
  ) => {
    const [hand, api] = [biometrics(device), quickAccess(session(), server)];
    const run = makeEnableQuickAccess({ quickAccess: api, biometrics: hand, memory })(session());
    return { run, memory, asked: { device: hand.asked, server: api.asked } };
  };

  it('registers the device, stores the credential and so marks quick access as available [R144]', async () => {
    const { run, memory, asked } = enable();
    memory.quickAccessSkippedOn.write(calendarDay('2026-11-19'))();
    expect(await run()).toEqual(E.right(undefined));
    expect(asked.server).toEqual(['request credential', 'register credential-7']);
    expect(memory.quickAccess.read()).toEqual(O.some(quickAccessCredential()));
    expect(memory.quickAccessSkippedOn.read()).toEqual(O.none);
  });

  it.each([
    ['hasCredentialApi', 'NotSupported'],
    ['isSecureContext', 'RequiresHttps'],
    ['hasPlatformAuthenticator', 'NoAuthenticator'],
  ] as const)('asks nobody for anything on a device without %s', async (capability, tag) => {
    const { run, memory, asked } = enable({ lacks: [capability] });
    expect(await run()).toEqual(E.left({ _tag: tag }));
    expect([asked, memory.quickAccess.read()]).toEqual([{ device: [], server: [] }, O.none]);
  });

  it('stores nothing when the client cancels, or when the server does not take the key', async () => {
    const cancelled = enable({ create: { _tag: 'Cancelled' } });
    expect(await cancelled.run()).toEqual(E.left({ _tag: 'Cancelled' }));
    const offline = enable({}, { register: unreachable });
    expect(await offline.run()).toEqual(E.left(unreachable));
    expect([cancelled.memory.quickAccess.read(), offline.memory.quickAccess.read()]).toEqual([O.none, O.none]);
  });

  it('refuses when another tab registered first', async () => {
    const { run, asked } = enable({}, {}, registeredDevice());
    expect(await run()).toEqual(E.left({ _tag: 'AlreadyRegistered' }));
    expect(asked.server).toEqual([]);
  });
});

describe('the offer', () => {
  const offer = (device: Parameters<typeof biometrics>[0] = {}, memory = newDevice()) =>
    makeOfferQuickAccess({ biometrics: biometrics(device), memory, clock })(session(), false)();

  it('is made where the device has biometrics', async () => {
    expect(await offer()).toBe(true);
  });

  it('is not made where it has none [R098]', async () => {
    expect(await offer({ lacks: ['hasPlatformAuthenticator'] })).toBe(false);
    expect(await offer({ lacks: ['isSecureContext'] })).toBe(false);
  });

  it('is not made again after "not now": the device keeps the day in São Paulo and registers nothing [R145]', async () => {
    const memory = newDevice();
    makeSkipQuickAccess({ memory, clock })();
    expect(memory.quickAccessSkippedOn.read()).toEqual(O.some('2026-11-20'));
    expect(memory.quickAccess.read()).toEqual(O.none);
    expect(await offer({}, memory)).toBe(false);
  });
});

describe('signing in by quick access', () => {
  interface World {
    readonly device?: Parameters<typeof biometrics>[0];
    readonly server?: Parameters<typeof quickAccess>[1];
    readonly code?: Parameters<typeof authenticator>[0];
    readonly memory?: ReturnType<typeof newDevice>;
    readonly account?: ReturnType<typeof savedAccount>;
  }
  const signIn = async ({ device, server, code, memory = registeredDevice(), account = savedAccount() }: World) => {
    const [hand, api] = [biometrics(device), quickAccess(session(), server)];
    const completeSignIn = makeCompleteSignIn({ authenticator: authenticator(code), consents: consents(), memory });
    const answer = await makeSignInByQuickAccess({ quickAccess: api, biometrics: hand, memory, completeSignIn })(
      account,
    )();
    return { answer, memory, asked: [...api.asked, ...hand.asked] };
  };

  it('opens the session of the main account by a signature of its credential [R109]', async () => {
    const { answer, memory, asked } = await signIn({});
    expect(answer).toMatchObject(E.right({ _tag: 'Done', destination: 'dashboard' }));
    expect(asked).toEqual([
      'request proof login-7',
      'sign in 63287253026 challenge-1 credential-7',
      'prove credential-7',
    ]);
    expect(memory.session.read()).toMatchObject(O.some({ clientId: 7, isConsentDue: false }));
  });

  it('is not attempted without a credential of this device [R150]', async () => {
    for (const memory of [newDevice(), registeredDevice()]) {
      const account = savedAccount({ loginId: memory.quickAccess.read()._tag === 'None' ? 'login-7' : 'login-new' });
      expect(await signIn({ memory, account })).toMatchObject({ answer: E.left({ _tag: 'NotAttempted' }), asked: [] });
    }
  });

  it('is not attempted for an account that is not the main one [R151]', async () => {
    const { answer, asked } = await signIn({ account: savedAccount({ isMain: false }) });
    expect([answer, asked]).toEqual([E.left({ _tag: 'NotAttempted' }), []]);
  });

  it('waits for the code of two-step verification, and asks again when the client turned it off in the meantime', async () => {
    let asked = 0;
    const challenged: SignInAnswer = { _tag: 'Challenged', challenge: challenge() };
    const { answer } = await signIn({ server: { signIn: TE.right(challenged) } });
    expect(answer).toEqual(E.right({ _tag: 'CodeDue', challenge: challenge() }));
    const second = await signIn({
      server: { signIn: async () => E.right(asked++ === 0 ? challenged : { _tag: 'SignedIn', session: session() }) },
      code: { sendCode: TE.right('disabled') },
    });
    expect(second.answer).toMatchObject(E.right({ _tag: 'Done' }));
  });

  it('tells what the device lacks, what the client refused and what the server refused', async () => {
    expect((await signIn({ device: { lacks: ['hasPlatformAuthenticator'] } })).answer).toEqual(
      E.left({ _tag: 'NoAuthenticator' }),
    );
    expect((await signIn({ device: { prove: { _tag: 'Cancelled' } } })).answer).toEqual(E.left({ _tag: 'Cancelled' }));
    expect((await signIn({ server: { signIn: TE.left({ _tag: 'VerificationFailed' }) } })).answer).toEqual(
      E.left({ _tag: 'VerificationFailed' }),
    );
  });

  it('forgets a credential that the server does not know, and keeps it after another failure', async () => {
    const unknown = await signIn({ server: { requestProof: { _tag: 'CredentialUnknown' } } });
    expect([unknown.answer, unknown.memory.quickAccess.read()]).toEqual([
      E.left({ _tag: 'CredentialUnknown' }),
      O.none,
    ]);
    const offline = await signIn({ server: { requestProof: unreachable } });
    expect(offline.memory.quickAccess.read()).toEqual(O.some(quickAccessCredential()));
  });
});
