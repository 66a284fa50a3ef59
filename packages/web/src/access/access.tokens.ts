import type {
  AbandonSignIn,
  AcceptConsent,
  Authenticator,
  Consents,
  ConsentsOfDevice,
  DenyConsent,
  DeviceMemory,
  EnterCode,
  MainAccounts,
  Sessions,
  SignIn,
  RevokeReplaced,
  SignOut,
  SparedClient,
} from '@aroeira/domain/access';
import { tokens } from '../composition/token.ts';
import type { LogoutVisit } from './session/logout.view-model.ts';
import type { SignInServer } from './sign-in/sign-in-steps.ts';
import type { SignInActions, SignInViewModel } from './sign-in/sign-in.view-model.ts';

/** Signing in and out. The other stories of access have their own tokens. */
export const ACCESS = tokens<{
  Authenticator: Authenticator;
  Consents: Consents;
  ConsentsOfDevice: ConsentsOfDevice;
  MainAccounts: MainAccounts;
  Sessions: Sessions;
  SignInServerOf: (memory: DeviceMemory) => SignInServer;
  SignIn: SignIn;
  EnterCode: EnterCode;
  AcceptConsent: AcceptConsent;
  DenyConsent: DenyConsent;
  /** Revokes the tokens of a session that the client left open, unless the portal sent the client to /login. */
  ArriveAtSignIn: SignOut;
  /** What this tab spares at /login. Another tab has its own. */
  SparedClient: SparedClient;
  RevokeReplaced: RevokeReplaced;
  AbandonSignIn: AbandonSignIn;
  SignOutOfApp: SignOut;
  OpenLogout: () => LogoutVisit;
  LeaveAccount: SignOut;
  SignInActions: SignInActions;
  OpenSignIn: () => SignInViewModel;
}>('ACCESS');
