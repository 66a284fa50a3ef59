import {
  makeHttpBlockedDevices,
  makeHttpDevices,
  makeHttpMainAccounts,
  makeHttpMisuseReports,
  makeHttpPasswords,
  makeHttpSignInPorts,
  makeHttpTwoStepSettings,
} from '@aroeira/adapters-http/access';
import { secureChance } from '@aroeira/adapters-http/platform';
import {
  composeAccounts,
  composePassword,
  composeSignInByQuestions,
  makeChangeTwoStep,
  makeDisableByCode,
  makeManageDevices,
  makeSendTemporaryPassword,
  makeUnblockByQuestions,
  makeUnblockDevice,
} from '@aroeira/domain/access';
import type { Connection } from '../connection.ts';
import { makeProveWork } from './password/password-captcha.ts';

/** The use cases of signing in and out. */
export const connectAccess = ({ http, memory, deviceInfo, clock }: Connection) => {
  const ports = makeHttpSignInPorts({ http, deviceInfo });
  const signingIn = composeSignInByQuestions({ ...ports, memory });
  const passwords = makeHttpPasswords(http);
  const twoStep = makeChangeTwoStep({ settings: makeHttpTwoStepSettings(http), memory });
  return {
    ...signingIn,
    accounts: composeAccounts({ sessions: ports.sessions, mainAccounts: makeHttpMainAccounts(http), memory }),
    unblockDevice: makeUnblockByQuestions({
      unblock: makeUnblockDevice({ blockedDevices: makeHttpBlockedDevices({ http, deviceInfo }), memory }),
      signOut: signingIn.signOutOfApp,
      chance: secureChance,
      clock,
    }),
    reportMisuse: makeHttpMisuseReports(http).report,
    devices: makeManageDevices({ devices: makeHttpDevices(http), memory }),
    twoStep,
    disableTwoStep: makeDisableByCode(twoStep),
    password: {
      ...composePassword({ passwords, memory }),
      sendTemporary: makeSendTemporaryPassword({ passwords, proof: makeProveWork(http) }),
    },
  };
};

export type Access = ReturnType<typeof connectAccess>;
