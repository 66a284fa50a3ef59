import * as TE from 'fp-ts/TaskEither';
import type { RenewalFailure } from './renewal.errors.ts';
import type { Renewals } from './renewal.ports.ts';
import { isRenewalRequested } from './renewal.rules.ts';
import type { RenewingClient } from './renewal.ts';

/** Starts a client's renewal. The server decides whether it is due. */
type StartRenewal = (client: RenewingClient) => TE.TaskEither<RenewalFailure, void>;

/** @param parts `company` is the one with renewals, or empty @see spec A §4 Renewal, A §7; decision Q017 */
export const makeStartRenewal =
  ({ renewals, company }: { readonly renewals: Pick<Renewals, 'start'>; readonly company: string }): StartRenewal =>
  (client) =>
    isRenewalRequested(client, company) ? renewals.start(client.clientId) : TE.left({ _tag: 'RenewalNotDue' });
