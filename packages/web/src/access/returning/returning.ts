import type {
  AccountUseCases,
  ConsentsOfDevice,
  QuickAccessFailure,
  SavedAccount,
  SignIn,
  SignInByQuickAccess,
} from '@aroeira/domain/access';
import type { IO } from 'fp-ts/IO';
import type { Task } from 'fp-ts/Task';
import type { MainAccountViewModel } from './main-account.view-model.ts';
import type { SignInExits, StepActions } from '../sign-in/sign-in-steps.ts';

/** What a returning user may do. */
export interface ReturningActions extends StepActions, AccountUseCases {
  /** Whether the server stopped the stored session until its client consents. */
  readonly isConsentDue: IO<boolean>;
  /** Waits until the client has read the notices. A question must not cover a notice. */
  readonly noticesRead: Task<void>;
  readonly consentsOf: ConsentsOfDevice;
  readonly signIn: SignIn;
  readonly quickAccess: SignInByQuickAccess;
}

/** Where else the returning-user view leads. */
export interface ReturningExits extends SignInExits {
  readonly removed: () => void;
  /** Called when no account is left. The device is then like a new one. */
  readonly nobodyLeft: () => void;
}

/** The dialog over the view. The questions of a sign-in are not among them. */
export type Prompt =
  /** `instead` is the failure of quick access before the password. */
  | { readonly _tag: 'Password'; readonly instead: QuickAccessFailure | undefined }
  | { readonly _tag: 'Removal'; readonly account: SavedAccount }
  | { readonly _tag: 'MainAccount'; readonly model: MainAccountViewModel };
