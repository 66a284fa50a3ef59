import {
  makeHttpAuthenticator,
  makeHttpBlockedDevices,
  makeHttpConsents,
  makeHttpDevices,
  makeHttpMainAccounts,
  makeHttpMisuseReports,
  makeHttpPasswords,
  makeHttpSessions,
  makeHttpTwoStepSettings,
} from '@aroeira/adapters-http/access';
import { secureChance } from '@aroeira/adapters-http/platform';
import {
  makeAcceptConsent,
  makeFinishSignIn,
  makeSendTemporaryPassword,
  makeSignInByQuestions,
  makeUnblockByQuestions,
  makeCancelAddition,
  makeChangePassword,
  makeManageDevices,
  makeDenyConsent,
  makeEnterCode,
  makeLeaveAccount,
  makeLeaveInterrupted,
  makeReadAccounts,
  makeRemoveAccount,
  makeResetPassword,
  makeRevokeTokens,
  makeSetMainAccount,
  makeSignIn,
  makeSignOutOfApp,
  makeSwitchAccount,
  makeChangeTwoStep,
  makeDisableByCode,
  makeUnblockDevice,
} from '@aroeira/domain/access';
import type { Connection } from '../connection.ts';
import { makeProveWork } from './password/password-captcha.ts';

/** The use cases of signing in and out. */
export const composeAccess = ({ http, memory, deviceInfo, clock }: Connection) => {
  const authenticator = makeHttpAuthenticator({ http, deviceInfo });
  const consents = makeHttpConsents(http);
  const sessions = makeHttpSessions(http);
  const passwords = makeHttpPasswords(http);
  const cancelAddition = makeCancelAddition({ sessions, memory });
  const signOutOfApp = makeSignOutOfApp({ sessions, memory });
  const signIn = makeSignIn({ authenticator, consents, memory });
  const acceptConsent = makeAcceptConsent({ consents, memory });
  const finish = makeFinishSignIn({
    enterCode: makeEnterCode({ authenticator, consents, memory }),
    acceptConsent,
    denyConsent: makeDenyConsent({ sessions, memory }),
    cancelAddition,
    leaveInterrupted: makeLeaveInterrupted(sessions),
  });
  const twoStep = makeChangeTwoStep({ settings: makeHttpTwoStepSettings(http), memory });
  return {
    signIn,
    acceptConsent,
    signInByQuestions: makeSignInByQuestions({
      signIn,
      finish,
      revokeTokens: makeRevokeTokens({ sessions, memory }),
      memory,
    }),
    finishSignIn: finish,
    cancelAddition,
    readAccounts: makeReadAccounts(memory),
    switchAccount: makeSwitchAccount({ sessions, memory }),
    removeAccount: makeRemoveAccount({ sessions, memory }),
    setMainAccount: makeSetMainAccount({ mainAccounts: makeHttpMainAccounts(http), memory }),
    signOutOfApp,
    leaveAccount: makeLeaveAccount({ sessions, memory }),
    unblockDevice: makeUnblockByQuestions({
      unblock: makeUnblockDevice({ blockedDevices: makeHttpBlockedDevices({ http, deviceInfo }), memory }),
      signOut: signOutOfApp,
      chance: secureChance,
      clock,
    }),
    reportMisuse: makeHttpMisuseReports(http).report,
    devices: makeManageDevices({ devices: makeHttpDevices(http), memory }),
    twoStep,
    disableTwoStep: makeDisableByCode(twoStep),
    sendTemporaryPassword: makeSendTemporaryPassword({ passwords, proof: makeProveWork(http) }),
    resetPassword: makeResetPassword({ passwords, memory }),
    changePassword: makeChangePassword({ passwords, memory }),
  };
};

export type Access = ReturnType<typeof composeAccess>;
