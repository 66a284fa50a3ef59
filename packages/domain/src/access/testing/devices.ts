import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { at } from '../../kernel/testing/index.ts';
import type { Devices } from '../devices/devices.ports.ts';
import type { SignedInDevice } from '../devices/devices.ts';
import type { MisuseReports } from '../misuse/misuse.ports.ts';
import type { SecurityActivity } from '../devices/security-activity.ts';
import type { UnblockAnswers } from '../devices/unblock.form.ts';
import type { BlockedDevices } from '../devices/unblock.ports.ts';
import type { UnblockFailure } from '../devices/unblock.ts';

export const signedInDevice = (changes: Partial<SignedInDevice> = {}): SignedInDevice => ({
  loginId: 'login-7',
  kind: 'browser',
  browser: 'Chrome',
  system: 'Windows',
  signedInAt: at('2026-11-20T09:00:00-03:00'),
  lastSeenAt: at('2026-11-20T14:50:00-03:00'),
  isThis: true,
  ...changes,
});

/** The app on a phone of the same client. */
export const signedInPhone = (): SignedInDevice =>
  signedInDevice({
    loginId: 'phone',
    kind: 'app',
    browser: undefined,
    system: 'iOS',
    lastSeenAt: at('2026-11-20T12:00:00-03:00'),
    isThis: false,
  });

/** A server that knows these devices and forgets each one that ends. It remembers the calls. */
export const devicesServer = (
  signedIn: readonly SignedInDevice[] = [signedInDevice()],
  answers: {
    readonly list?: TE.TaskEither<CallFailure, never>;
    readonly end?: TE.TaskEither<CallFailure, never>;
    readonly activity?: TE.TaskEither<CallFailure, readonly SecurityActivity[]>;
  } = {},
): Devices & { readonly asked: string[] } => {
  const asked: string[] = [];
  let left = signedIn;
  return {
    asked,
    list: (clientId) => async () => {
      asked.push(`list ${clientId}`);
      return (answers.list ?? TE.right(left))();
    },
    end: (clientId, loginId) => async () => {
      asked.push(`end ${clientId} ${loginId}`);
      if (answers.end !== undefined) return answers.end();
      left = left.filter((device) => device.loginId !== loginId);
      return TE.right<CallFailure, void>(undefined)();
    },
    activity: (clientId) => async () => {
      asked.push(`activity ${clientId}`);
      return (answers.activity ?? TE.right<CallFailure, readonly SecurityActivity[]>([]))();
    },
  };
};

/** A server that takes every set of answers, or none, and remembers them. */
export const blockedDevices = (
  answer: TE.TaskEither<UnblockFailure, void> = TE.right(undefined),
): BlockedDevices & { readonly given: UnblockAnswers[] } => {
  const given: UnblockAnswers[] = [];
  return {
    given,
    unblock: (answers) => {
      given.push(answers);
      return answer;
    },
  };
};

/** A server that takes or refuses reports of misuse, and remembers them. */
export const misuseReports = (
  answer: TE.TaskEither<CallFailure, void> = TE.right(undefined),
): MisuseReports & { readonly reported: string[] } => {
  const reported: string[] = [];
  return {
    reported,
    report: (loginId) => async () => {
      reported.push(loginId);
      return answer();
    },
  };
};
