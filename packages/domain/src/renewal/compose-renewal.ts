import { makeFollowSignature } from './follow-signature.use-case.ts';
import { makeLoadRenewal } from './load-renewal.use-case.ts';
import { makeMarkRenewal } from './mark-renewal.use-case.ts';
import { makeOpenSigning } from './open-signing.use-case.ts';
import type { Renewals } from './renewal.ports.ts';
import { makeStartRenewal } from './start-renewal.use-case.ts';

interface Parts {
  readonly renewals: Renewals;
  /** The one company with renewals, empty for none. @see decision Q017 */
  readonly company: string;
}

/** The use cases of a renewal. */
export const composeRenewal = ({ renewals, company }: Parts) => ({
  load: makeLoadRenewal({ renewals, company }),
  start: makeStartRenewal({ renewals, company }),
  mark: makeMarkRenewal({ renewals, company }),
  openSigning: makeOpenSigning(renewals),
  followSignature: makeFollowSignature(renewals),
  signatureOf: renewals.signature,
});

export type RenewalUseCases = ReturnType<typeof composeRenewal>;
