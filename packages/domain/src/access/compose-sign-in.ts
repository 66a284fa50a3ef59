import type { SignInParts } from './access.ports.ts';
import { makeAbandonSignIn } from './session/abandon-sign-in.use-case.ts';
import { makeLeaveAccount } from './session/leave-account.use-case.ts';
import { makeRevokeTokens } from './session/revoke-tokens.use-case.ts';
import { makeSignOutOfApp } from './session/sign-out-of-app.use-case.ts';
import { makeAcceptConsent, makeDenyConsent } from './sign-in/answer-consent.use-case.ts';
import { makeEnterCode, makeSignIn } from './sign-in/sign-in.use-case.ts';

/** The use cases of signing in and out. They are in the first load of the web, so nothing else belongs here. */
export const composeSignIn = (parts: SignInParts) => ({
  signIn: makeSignIn(parts),
  sendCode: parts.authenticator.sendCode,
  enterCode: makeEnterCode(parts),
  /** Forgets a challenge whose code nobody will enter. */
  dropChallenge: parts.memory.challenge.clear,
  acceptConsent: makeAcceptConsent(parts),
  denyConsent: makeDenyConsent(parts),
  /** Ends the session of a client who left in the middle. */
  abandon: makeAbandonSignIn(parts),
  revokeTokens: makeRevokeTokens(parts),
  signOutOfApp: makeSignOutOfApp(parts),
  leaveAccount: makeLeaveAccount(parts),
});

export type SignInUseCases = ReturnType<typeof composeSignIn>;
