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
  /** Whether the session that is left behind here was stopped until its client consents. */
  readonly isConsentDue: IO<boolean>;
  /** Waits until the client has read what was said on the way here: no question comes over it. */
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
  /** No account is left: this is a device like a new one. */
  readonly nobodyLeft: () => void;
}

/** What lies over the view, besides what the steps of a sign-in ask. */
export type Prompt =
  /** `instead` of a quick access that did not go through. */
  | { readonly _tag: 'Password'; readonly instead: QuickAccessFailure | undefined }
  | { readonly _tag: 'Removal'; readonly account: SavedAccount }
  | { readonly _tag: 'MainAccount'; readonly model: MainAccountViewModel };
