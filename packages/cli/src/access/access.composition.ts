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
import {
  makeAcceptConsent,
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
  makeUnblockDevice,
} from '@aroeira/domain/access';
import type { Connection } from '../composition.ts';
import { makeProveWork } from './password/password-captcha.ts';

/** The use cases of signing in and out. */
export const composeAccess = ({ http, memory, deviceInfo }: Connection) => {
  const authenticator = makeHttpAuthenticator({ http, deviceInfo });
  const consents = makeHttpConsents(http);
  const sessions = makeHttpSessions(http);
  const passwords = makeHttpPasswords(http);
  return {
    signIn: makeSignIn({ authenticator, consents, memory }),
    enterCode: makeEnterCode({ authenticator, consents, memory }),
    acceptConsent: makeAcceptConsent({ consents, memory }),
    denyConsent: makeDenyConsent({ sessions, memory }),
    cancelAddition: makeCancelAddition({ sessions, memory }),
    leaveInterrupted: makeLeaveInterrupted(sessions),
    readAccounts: makeReadAccounts(memory),
    switchAccount: makeSwitchAccount({ sessions, memory }),
    removeAccount: makeRemoveAccount({ sessions, memory }),
    setMainAccount: makeSetMainAccount({ mainAccounts: makeHttpMainAccounts(http), memory }),
    signOutOfApp: makeSignOutOfApp({ sessions, memory }),
    leaveAccount: makeLeaveAccount({ sessions, memory }),
    revokeTokens: makeRevokeTokens({ sessions, memory }),
    unblockDevice: makeUnblockDevice({ blockedDevices: makeHttpBlockedDevices({ http, deviceInfo }), memory }),
    reportMisuse: makeHttpMisuseReports(http).report,
    devices: makeManageDevices({ devices: makeHttpDevices(http), memory }),
    twoStep: makeChangeTwoStep({ settings: makeHttpTwoStepSettings(http), memory }),
    proveWork: makeProveWork(http),
    sendTemporaryPassword: passwords.sendTemporary,
    resetPassword: makeResetPassword({ passwords, memory }),
    changePassword: makeChangePassword({ passwords, memory }),
  };
};

export type Access = ReturnType<typeof composeAccess>;
