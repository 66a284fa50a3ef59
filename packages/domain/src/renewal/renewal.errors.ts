import type { CallFailure } from '../kernel/call-failure.ts';

/** Why a call of a renewal failed. @see decision 0160 */
export type RenewalFailure =
  /** No renewal is due, or the client has no renewals (decision Q017). */
  | { readonly _tag: 'RenewalNotDue' }
  /** The renewal has not reached the previous step. */
  | { readonly _tag: 'RenewalStepOutOfOrder' }
  /** The provider does not have the signature yet. */
  | { readonly _tag: 'RenewalNotSigned' }
  | CallFailure;
