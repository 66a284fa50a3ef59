import { sequenceS } from 'fp-ts/Apply';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import { parseCnpj } from '../kernel/document.ts';
import { flagsOf } from '../registration/flags/flags.rules.ts';
import { standingWith, type LoadClientStanding } from '../registration/flags/load-client-standing.use-case.ts';
import type { Visitor } from '../registration/flow/step-access.rules.ts';
import type { RenewedSuitability } from '../suitability/renewed-suitability.ports.ts';
import type { LoadRenewal } from './load-renewal.use-case.ts';
import { isRenewalDue, isSuitabilityRenewed } from './renewal.rules.ts';
import type { Renewal, RenewingClient } from './renewal.ts';

/** A signed-in client, with the renewal. */
export type RenewingVisitor = Extract<Visitor, { readonly _tag: 'Client' }> & { readonly renewal: Renewal };

/** Finds out which pages of the registration, the questionnaire and the renewal open to a signed-in client. */
export type FindVisitor = (client: RenewingClient) => TE.TaskEither<CallFailure, RenewingVisitor>;

interface Parts {
  readonly loadStanding: LoadClientStanding;
  readonly loadRenewal: LoadRenewal;
  readonly suitability: RenewedSuitability;
}

/**
 * Makes all calls at the same time. A renewal and a suitability that failed to load count as in order, so they open
 * nothing. A company never completes its registration here.
 *
 * @see spec A §1 "Company (CNPJ) registration is not done in the product", A §4 Renewal "swallowed"; decision Q018
 */
export const makeFindVisitor =
  ({ loadStanding, loadRenewal, suitability }: Parts): FindVisitor =>
  (client) =>
    pipe(
      sequenceS(TE.ApplyPar)({
        facts: loadStanding(client.clientId),
        loaded: TE.fromTask(loadRenewal(client)),
        isRenewed: TE.fromTask(pipe(suitability.isRenewed, T.map(isSuitabilityRenewed))),
      }),
      TE.map(({ facts, loaded, isRenewed }) => {
        // No flag of this decision depends on the position.
        const { canCompleteRegistration, isApproved } = flagsOf(standingWith(facts, undefined));
        return {
          _tag: 'Client',
          canCompleteRegistration: canCompleteRegistration.value && E.isLeft(parseCnpj(client.document)),
          isApproved: isApproved.value,
          isRenewalDue: isRenewalDue(loaded.renewal.status),
          isSuitabilityDue: !isRenewed,
          renewal: loaded.renewal,
        };
      }),
    );
