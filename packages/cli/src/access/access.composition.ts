import {
  makeHttpAuthenticator,
  makeHttpConsents,
  makeHttpSessions,
  makeHttpTwoStepSettings,
} from '@aroeira/adapters-http/access';
import {
  makeAcceptConsent,
  makeDenyConsent,
  makeEnterCode,
  makeLeaveAccount,
  makeRevokeTokens,
  makeSignIn,
  makeSignOutOfApp,
  makeTwoStep,
} from '@aroeira/domain/access';
import type { Connection } from '../composition.ts';

/** The use cases of signing in and out. */
export const composeAccess = ({ http, memory, deviceInfo }: Connection) => {
  const authenticator = makeHttpAuthenticator(http, deviceInfo);
  const consents = makeHttpConsents(http);
  const sessions = makeHttpSessions(http);
  return {
    signIn: makeSignIn(authenticator, consents, memory),
    enterCode: makeEnterCode(authenticator, consents, memory),
    acceptConsent: makeAcceptConsent(consents, memory),
    denyConsent: makeDenyConsent(sessions, memory),
    signOutOfApp: makeSignOutOfApp(sessions, memory),
    leaveAccount: makeLeaveAccount(sessions, memory),
    revokeTokens: makeRevokeTokens(sessions, memory),
    twoStep: makeTwoStep(makeHttpTwoStepSettings(http), memory),
  };
};

export type Access = ReturnType<typeof composeAccess>;
