import type { CallFailure } from '../kernel/call-failure.ts';

/** Why a sign-in did not go through. @see spec A §8 Sign-in */
export type SignInFailure =
  | { readonly _tag: 'AlreadyConnected' }
  | { readonly _tag: 'WrongCredentials' }
  | { readonly _tag: 'TooManyAttempts' }
  | CallFailure;

/** Why a two-step code was not taken. @see spec A §8 Sign-in, Two-step code */
export type CodeFailure =
  | { readonly _tag: 'CodeMissing' }
  | { readonly _tag: 'WrongCode' }
  | { readonly _tag: 'CodeUnexpected' }
  | { readonly _tag: 'TooManyAttempts' }
  | CallFailure;

/**
 * A session that did not end at the server. `why` is the failure of the call.
 *
 * @see spec A §8 Registration and general; decision Q030
 */
export interface SignOutFailure {
  readonly _tag: 'AppSignOutFailed' | 'SessionSignOutFailed' | 'RevokeFailed';
  readonly why: CallFailure;
}

/** Why an action on an account of this device failed. `NoSuchAccount` is the specification's invalid_client. */
export type AccountFailure = { readonly _tag: 'NoSuchAccount' };
