import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { BRUNO, unreachable } from '../../kernel/testing/index.ts';
import type { DeviceMemory } from '../access.ports.ts';
import { makeUnblockDevice } from '../devices/unblock-device.use-case.ts';
import { makeChangePassword } from '../password/change-password.use-case.ts';
import { makeResetPassword } from '../password/reset-password.use-case.ts';
import { makeAcceptConsent, makeDenyConsent } from '../sign-in/answer-consent.use-case.ts';
import { makeSignIn } from '../sign-in/sign-in.use-case.ts';
import { authenticator, blockedDevices, consents, newDevice, passwords, session, sessions } from '../testing/index.ts';
import { makeChangeTwoStep } from '../two-step/change-two-step.use-case.ts';
import { twoStepServer } from '../testing/two-step.ts';
import { makeAbandonSignIn } from './abandon-sign-in.use-case.ts';
import { makeLeaveAccount } from './leave-account.use-case.ts';
import { makeRevokeTokens } from './revoke-tokens.use-case.ts';
import { makeSignOutOfApp } from './sign-out-of-app.use-case.ts';

const ana = session();
const bruno = session({
  clientId: 8,
  document: BRUNO,
  status: 'must-change-password',
  isDeviceBlocked: true,
  isConsentDue: true,
});

type Task = () => Promise<unknown>;

const password = { newPassword: 'Nova@1234', confirmation: 'Nova@1234' };
const consent = { uid: 'u-1', isAccepted: false };
const answers = { motherName: 'Marta', cep: '01310100', birthDate: '1975-02-08' } as never;

/** A server that answers when the test tells it to. */
const slowServer = () => {
  let [answer, ask] = [() => undefined as void, () => undefined as void];
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const asked = new Promise<void>((resolve) => (ask = resolve));
  const slow = () => {
    ask();
    return answered;
  };
  return { slow, asked, answer: () => answer() };
};

/** The use cases that Ana starts. The test holds back their answers. */
const USE_CASES: Readonly<Record<string, (memory: DeviceMemory, slow: () => Promise<void>) => Task>> = {
  'a sign-out of the app': (memory, slow) => makeSignOutOfApp({ sessions: slowSessions(slow), memory }),
  'leaving the account': (memory, slow) => makeLeaveAccount({ sessions: slowSessions(slow), memory }),
  'a revocation of the tokens': (memory, slow) => makeRevokeTokens({ sessions: slowSessions(slow), memory }),
  'the end of a sign-in that nobody waits for': (memory, slow) =>
    makeAbandonSignIn({ sessions: slowSessions(slow), memory })(ana),
  'a consent': (memory, slow) =>
    makeAcceptConsent({ consents: { ...consents(), answer: () => after(slow) }, memory })(
      { session: ana, consent },
      [],
    ),
  'a denied consent': (memory, slow) =>
    makeDenyConsent({ sessions: slowSessions(slow), memory })({ session: ana, consent }),
  'a password that is reset': (memory, slow) =>
    makeResetPassword({ passwords: passwords({ change: after(slow) }), memory })(password),
  'a password that is changed': (memory, slow) =>
    makeChangePassword({ passwords: passwords({ change: after(slow) }), memory })({
      ...password,
      currentPassword: 'Senha@123',
    }),
  'right answers to the questions': (memory, slow) =>
    makeUnblockDevice({ blockedDevices: blockedDevices(after(slow)), memory })(answers),
  'two-step verification that is turned on': (memory, slow) =>
    makeChangeTwoStep({ settings: { ...twoStepServer('off'), enable: () => after(slow) }, memory }).enable,
  'a sign-in whose client left': (memory, slow) =>
    makeSignIn({
      authenticator: { ...authenticator(), signIn: () => signedInAfter(slow) },
      consents: consents(),
      memory,
    })({ document: ana.document, password: 'Senha@123' }, () => false),
};

const after =
  (slow: () => Promise<void>): TE.TaskEither<never, void> =>
  async () =>
    E.right(await slow());

const signedInAfter =
  (slow: () => Promise<void>): TE.TaskEither<never, { readonly _tag: 'SignedIn'; readonly session: typeof ana }> =>
  async () => {
    await slow();
    return E.right({ _tag: 'SignedIn', session: ana });
  };

const slowSessions = (slow: () => Promise<void>) => ({
  ...sessions(),
  endApp: () => after(slow),
  endSession: () => after(slow),
  revoke: () => after(slow),
});

it.each(Object.entries(USE_CASES))(
  '%s does not change the session of another client who signed in before the answer came',
  async (_, open) => {
    const { slow, asked, answer } = slowServer();
    const memory = newDevice();
    memory.session.write(ana)();
    const running = open(memory, slow)();
    await asked;
    memory.session.write(bruno)();
    answer();
    await running;
    expect(memory.session.read()).toEqual(O.some(bruno));
  },
);

it.each(Object.entries(USE_CASES))('%s restores no session that ended before the answer came', async (_, open) => {
  const { slow, asked, answer } = slowServer();
  const memory = newDevice();
  memory.session.write(ana)();
  const running = open(memory, slow)();
  await asked;
  memory.session.clear();
  answer();
  await running;
  expect(memory.session.read()).toEqual(O.none);
});

it('keeps the session of another client when the sign-out of the previous client fails', async () => {
  const memory = newDevice();
  memory.session.write(ana)();
  const failing = () => async () => {
    memory.session.write(bruno)();
    return E.left(unreachable);
  };
  await makeSignOutOfApp({ sessions: { ...sessions(), endApp: failing }, memory })();
  expect(memory.session.read()).toEqual(O.some(bruno));
});
