import * as TE from 'fp-ts/TaskEither';
import type { RenewalFailure } from './renewal.errors.ts';
import type { Renewals } from './renewal.ports.ts';
import { isRenewalRequested } from './renewal.rules.ts';
import type { RenewalMark, RenewingClient } from './renewal.ts';

/** Tells the server the step that a renewal reached, or that it is over. */
export type MarkRenewal = (client: RenewingClient, mark: RenewalMark) => TE.TaskEither<RenewalFailure, void>;

/** @param parts `company` is the one with renewals, or empty @see spec A §4 Renewal, A §7; decisions Q017, Q130 */
export const makeMarkRenewal =
  ({ renewals, company }: { readonly renewals: Pick<Renewals, 'mark'>; readonly company: string }): MarkRenewal =>
  (client, mark) =>
    isRenewalRequested(client, company) ? renewals.mark(client.clientId, mark) : TE.left({ _tag: 'RenewalNotDue' });
