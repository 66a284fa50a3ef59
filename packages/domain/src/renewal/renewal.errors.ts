import type { CallFailure } from '../kernel/call-failure.ts';

/** Why a renewal did not go on. @see decision 0160 */
export type RenewalFailure =
  /** Nothing is due, or the renewal is not asked for (decision Q017). */
  | { readonly _tag: 'RenewalNotDue' }
  /** A step before it has not been reached. */
  | { readonly _tag: 'RenewalStepOutOfOrder' }
  /** The provider does not have the signature yet. */
  | { readonly _tag: 'RenewalNotSigned' }
  | CallFailure;
