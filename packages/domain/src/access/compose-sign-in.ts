import type { Authenticator, Consents, DeviceMemory, Sessions } from './access.ports.ts';
import { makeAbandonSignIn } from './session/abandon-sign-in.use-case.ts';
import { makeLeaveAccount } from './session/leave-account.use-case.ts';
import { makeRevokeTokens } from './session/revoke-tokens.use-case.ts';
import { makeSignOutOfApp } from './session/sign-out-of-app.use-case.ts';
import { makeAcceptConsent, makeDenyConsent } from './sign-in/answer-consent.use-case.ts';
import { makeEnterCode } from './sign-in/enter-code.use-case.ts';
import { makeSignIn } from './sign-in/sign-in.use-case.ts';

/** The calls of a sign-in to the server. */
export interface SignInPorts {
  readonly authenticator: Authenticator;
  readonly consents: Consents;
  readonly sessions: Sessions;
}

/** The ports of a sign-in, and the memory that keeps its session. */
export interface SignInParts extends SignInPorts {
  readonly memory: DeviceMemory;
}

/** The use cases of signing in and out. They are in the first load of the web, so nothing else belongs here. */
export const composeSignIn = ({ authenticator, consents, sessions, memory }: SignInParts) => ({
  signIn: makeSignIn({ authenticator, consents, memory }),
  sendCode: authenticator.sendCode,
  enterCode: makeEnterCode({ authenticator, consents, memory }),
  /** Forgets a challenge whose code nobody will enter. */
  dropChallenge: memory.challenge.clear,
  acceptConsent: makeAcceptConsent({ consents, memory }),
  denyConsent: makeDenyConsent({ sessions, memory }),
  /** Ends the session of a client who left in the middle. */
  abandon: makeAbandonSignIn({ sessions, memory }),
  revokeTokens: makeRevokeTokens({ sessions, memory }),
  signOutOfApp: makeSignOutOfApp({ sessions, memory }),
  leaveAccount: makeLeaveAccount({ sessions, memory }),
});

export type SignInUseCases = ReturnType<typeof composeSignIn>;
