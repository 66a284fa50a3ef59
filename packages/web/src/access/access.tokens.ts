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
import { token } from '../composition/token.ts';
import type { LogoutVisit } from './session/logout.view-model.ts';
import type { SignInServer } from './sign-in/sign-in-steps.ts';
import type { SignInActions, SignInViewModel } from './sign-in/sign-in.view-model.ts';

/** Signing in and out. The other stories of access have their own tokens. */
export const ACCESS = {
  Authenticator: token<Authenticator>('Authenticator'),
  Consents: token<Consents>('Consents'),
  ConsentsOfDevice: token<ConsentsOfDevice>('ConsentsOfDevice'),
  MainAccounts: token<MainAccounts>('MainAccounts'),
  Sessions: token<Sessions>('Sessions'),
  SignInServerOf: token<(memory: DeviceMemory) => SignInServer>('SignInServerOf'),
  SignIn: token<SignIn>('SignIn'),
  EnterCode: token<EnterCode>('EnterCode'),
  AcceptConsent: token<AcceptConsent>('AcceptConsent'),
  DenyConsent: token<DenyConsent>('DenyConsent'),
  /** Revokes the tokens of a session that the client left open, unless the portal sent the client to /login. */
  ArriveAtSignIn: token<SignOut>('ArriveAtSignIn'),
  /** What this tab spares at /login. Another tab has its own. */
  SparedClient: token<SparedClient>('SparedClient'),
  RevokeReplaced: token<RevokeReplaced>('RevokeReplaced'),
  AbandonSignIn: token<AbandonSignIn>('AbandonSignIn'),
  SignOutOfApp: token<SignOut>('SignOutOfApp'),
  OpenLogout: token<() => LogoutVisit>('OpenLogout'),
  LeaveAccount: token<SignOut>('LeaveAccount'),
  SignInActions: token<SignInActions>('SignInActions'),
  OpenSignIn: token<() => SignInViewModel>('OpenSignIn'),
};
