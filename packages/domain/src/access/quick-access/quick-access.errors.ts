import type { CallFailure } from '../../kernel/call-failure.ts';
import type { SignInFailure } from '../access.errors.ts';

/** Why a device cannot do quick access at all. @see spec A §4 Quick access; decision 0116 */
export type QuickAccessUnavailable =
  | { readonly _tag: 'NotSupported' }
  | { readonly _tag: 'RequiresHttps' }
  | { readonly _tag: 'NoAuthenticator' };

/** Why a device did not answer with its biometrics. @see spec A §8 Sign-in */
export type BiometricFailure =
  | { readonly _tag: 'Cancelled' }
  | { readonly _tag: 'TimedOut' }
  | { readonly _tag: 'SecurityRefused' }
  /** The device gave an unknown reason. */
  | { readonly _tag: 'BiometricsFailed' };

/** Why a key was not made. */
export type CreationFailure = BiometricFailure | { readonly _tag: 'AlreadyRegistered' };

/** Why a challenge was not signed. */
export type ProofFailure = BiometricFailure | { readonly _tag: 'CredentialUnknown' };

/** Why quick access was not turned on. @see spec A §8 Sign-in, quick-access registration messages */
export type EnableQuickAccessFailure = QuickAccessUnavailable | CreationFailure | CallFailure;

/** Why the server did not let a client in by quick access. @see spec A §8 Sign-in, biometric (WebAuthn) errors */
export type QuickAccessRefusal =
  | { readonly _tag: 'LoginIdRequired' }
  | { readonly _tag: 'CredentialUnknown' }
  | { readonly _tag: 'VerificationFailed' }
  | SignInFailure;

/** Why a client did not come in by quick access; the password is always another way. @see spec A §4, A §8 */
export type QuickAccessFailure = QuickAccessUnavailable | ProofFailure | QuickAccessRefusal;

/** The account is not the main one, or has no credential on this device. Nothing was tried and nothing failed. */
export interface QuickAccessNotAttempted {
  readonly _tag: 'NotAttempted';
}
