import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { Standing } from '../registration/flags/flag.ts';
import type { LoadClientStanding } from '../registration/flags/load-client-standing.use-case.ts';
import { editorOf, type Editor } from '../registration/flow/page-access.rules.ts';
import type { RenewedSuitability } from '../suitability/renewed-suitability.ports.ts';
import type { LoadRenewal } from './load-renewal.use-case.ts';
import { isRenewalDue, isSuitabilityRenewed } from './renewal.rules.ts';
import type { Renewal, RenewingClient } from './renewal.ts';

/** A signed-in client, with the renewal. */
export type RenewingVisitor = Editor['visitor'] & { readonly renewal: Renewal };

/** A signed-in client who wants to answer. A closed page tells a company something else than a person. @see decision 0290 */
export type AnsweringVisitor = RenewingVisitor & Pick<Standing, 'isCompany'>;

/** Finds out which pages of the registration, the questionnaire and the renewal open to a signed-in client. */
export type FindVisitor = (client: RenewingClient) => TE.TaskEither<CallFailure, AnsweringVisitor>;

interface Parts {
  readonly loadStanding: LoadClientStanding;
  readonly loadRenewal: LoadRenewal;
  readonly suitability: RenewedSuitability;
}

/** What failed to load counts as in order, and opens nothing. @see spec A §4 Renewal "swallowed"; decision Q018 */
export const makeFindVisitor =
  ({ loadStanding, loadRenewal, suitability }: Parts): FindVisitor =>
  (client) =>
    pipe(
      sequenceS(TE.ApplyPar)({
        facts: loadStanding(client.clientId),
        loaded: TE.fromTask(loadRenewal(client)),
        isRenewed: TE.fromTask(pipe(suitability.isRenewed, T.map(isSuitabilityRenewed))),
      }),
      TE.map(({ facts, loaded: { renewal }, isRenewed }) => ({
        ...editorOf(facts, { isRenewalDue: isRenewalDue(renewal.status), isSuitabilityDue: !isRenewed }).visitor,
        renewal,
        isCompany: facts.isCompany,
      })),
    );
