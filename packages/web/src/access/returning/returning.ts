import type {
  ConsentsOfDevice,
  DeviceAccounts,
  QuickAccessFailure,
  RemoveAccount,
  SavedAccount,
  SetMainAccount,
  SignIn,
  SignInByQuickAccess,
  SwitchAccount,
} from '@aroeira/domain/access';
import type { IO } from 'fp-ts/IO';
import type { Task } from 'fp-ts/Task';
import type { MainAccountViewModel } from './main-account.view-model.ts';
import type { SignInExits, StepActions } from '../sign-in/sign-in-steps.ts';

/** What a returning user may do. */
export interface ReturningActions extends StepActions {
  readonly read: IO<DeviceAccounts>;
  /** Whether the server stopped the session that is left here until its client consents. */
  readonly isConsentDue: IO<boolean>;
  /** Waits until the client has read the notices. No question covers one. */
  readonly noticesRead: Task<void>;
  readonly consentsOf: ConsentsOfDevice;
  readonly signIn: SignIn;
  readonly quickAccess: SignInByQuickAccess;
  readonly switchTo: SwitchAccount;
  readonly remove: RemoveAccount;
  readonly setMain: SetMainAccount;
}

/** Where else the returning-user view leads. */
export interface ReturningExits extends SignInExits {
  readonly removed: () => void;
  /** No account is left. The device is like a new one. */
  readonly nobodyLeft: () => void;
}

/** What lies over the view, besides the questions of a sign-in. */
export type Prompt =
  /** `instead`: the quick access that failed before. */
  | { readonly _tag: 'Password'; readonly instead: QuickAccessFailure | undefined }
  | { readonly _tag: 'Removal'; readonly account: SavedAccount }
  | { readonly _tag: 'MainAccount'; readonly model: MainAccountViewModel };
