import type { CallFailure } from '../../kernel/call-failure.ts';

/**
 * Why the server sent no temporary password. `ProofRefused`: the captcha's proof was used before, is too old or is
 * not valid. A new one may work.
 *
 * @see spec A §8 Password recovery and device; decision 0105
 */
export type ForgotPasswordFailure =
  | { readonly _tag: 'DocumentNotFound' }
  | { readonly _tag: 'ProofRefused' }
  | { readonly _tag: 'TooManyAttempts' }
  | CallFailure;

/** Why the server did not take a new password. @see spec A §8 Password recovery and device, Server codes */
export type NewPasswordFailure =
  /** ERR084. */
  | { readonly _tag: 'SameAsPrevious' }
  /** ERR080. */
  | { readonly _tag: 'UsedBefore' }
  /** ERR028. The current password is wrong. */
  | { readonly _tag: 'WrongPassword' }
  | { readonly _tag: 'TooManyAttempts' }
  | CallFailure;

/**
 * Why a password was not reset. `isForced` says whether the client must choose a new one before anything else. The
 * specification calls that the renewal flow.
 *
 * @see spec A §5 Access forms; decision Q162
 */
export type ResetPasswordFailure =
  | { readonly _tag: 'FieldsInvalid' }
  | { readonly _tag: 'SameAsPrevious'; readonly isForced: boolean }
  | Exclude<NewPasswordFailure, { readonly _tag: 'SameAsPrevious' }>;
