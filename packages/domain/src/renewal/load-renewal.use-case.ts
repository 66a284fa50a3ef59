import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { Renewals } from './renewal.ports.ts';
import { isRenewalRequested, loadedRenewal } from './renewal.rules.ts';
import { RENEWAL_OK, type Renewal, type RenewingClient } from './renewal.ts';

/** A client's renewal, as the portal uses it. */
interface LoadedRenewal {
  readonly renewal: Renewal;
  /** Whether the portal asked the server. */
  readonly isRequested: boolean;
  /** Why the renewal failed to load and counts as ok. */
  readonly failure: CallFailure | undefined;
}

/** Loads a client's renewal. It never fails. */
export type LoadRenewal = (client: RenewingClient) => T.Task<LoadedRenewal>;

/** A failure counts as ok. `company` is the one with renewals, or empty. @see spec A §4; decisions Q017, 0161 */
export const makeLoadRenewal =
  ({ renewals, company }: { readonly renewals: Pick<Renewals, 'of'>; readonly company: string }): LoadRenewal =>
  (client) =>
    isRenewalRequested(client, company)
      ? pipe(
          renewals.of(client.clientId),
          T.map((answer) => ({
            renewal: loadedRenewal(answer),
            isRequested: true,
            failure: pipe(E.swap(answer), O.fromEither, O.toUndefined),
          })),
        )
      : T.of({ renewal: RENEWAL_OK, isRequested: false, failure: undefined });
