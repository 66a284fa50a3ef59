import type {
  Authenticator,
  Consents,
  ConsentsOfDevice,
  DeviceMemory,
  MainAccounts,
  Sessions,
  SignInPorts,
  SignInUseCases,
  SparedClient,
} from '@aroeira/domain/access';
import { tokens } from '../composition/token.ts';
import type { ReturningParts } from './returning/open-returning.ts';
import type { LogoutVisit } from './session/logout.view-model.ts';
import type { LoadSignInCalls, SignInActions, SignInCalls, SignInViewModel } from './sign-in/sign-in.view-model.ts';

/** Signing in and out. The other stories of access have their own tokens. */
export const ACCESS = tokens<{
  Authenticator: Authenticator;
  Consents: Consents;
  ConsentsOfDevice: ConsentsOfDevice;
  MainAccounts: MainAccounts;
  Sessions: Sessions;
  SignInServerOf: (memory: DeviceMemory) => SignInPorts;
  UseCases: SignInUseCases;
  /** What this tab spares at /login. Another tab has its own. */
  SparedClient: SparedClient;
  OpenLogout: () => LogoutVisit;
  SignInActions: SignInActions;
  /** Asks for the page after the sign-in, once the person types. */
  FetchNextPage: () => void;
  OpenSignIn: (loadCalls: LoadSignInCalls) => SignInViewModel;
  OpenSignInCalls: () => SignInCalls;
  OpenAddAccount: () => SignInViewModel;
  /** 'Voltar': leaves the stored session as it is. @see decision 0310 */
  LeaveAddition: () => void;
  ReturningParts: ReturningParts;
}>('ACCESS');
