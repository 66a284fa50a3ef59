import { sequenceS } from 'fp-ts/Apply';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { parseCnpj } from '../../kernel/document.ts';
import { flagsOf } from '../flags/flags.rules.ts';
import type { GatherStanding, StandingClient } from '../flags/gather-standing.use-case.ts';
import type { Editor } from './page-access.rules.ts';

/** Finds out which pages of the registration a client may save now. */
export type FindEditor<C extends StandingClient> = (client: C) => TE.TaskEither<CallFailure, Editor>;

interface Parts<C extends StandingClient> {
  readonly gatherStanding: GatherStanding;
  /** Whether the client's renewal is available or expired. `false` when it failed to load. */
  readonly isRenewalDue: (client: C) => T.Task<boolean>;
}

/**
 * Asks for the standing and the renewal at the same time. A company never completes its registration here, but it may
 * renew the registration and edit its profile.
 *
 * @see spec A §1 "Company (CNPJ) registration is not done in the product", A §4; decisions Q018, 0162
 */
export const makeFindEditor =
  <C extends StandingClient>({ gatherStanding, isRenewalDue }: Parts<C>): FindEditor<C> =>
  (client) =>
    pipe(
      sequenceS(TE.ApplyPar)({ standing: gatherStanding(client), isRenewalDue: TE.fromTask(isRenewalDue(client)) }),
      TE.map(({ standing, isRenewalDue }): Editor => {
        const { canCompleteRegistration, isApproved } = flagsOf(standing);
        const isCompany = E.isRight(parseCnpj(client.document));
        return {
          visitor: {
            _tag: 'Client',
            canCompleteRegistration: canCompleteRegistration.value && !isCompany,
            isApproved: isApproved.value,
            isRenewalDue,
            // This purpose opens only the questionnaire and the signature, and no page of the form.
            isSuitabilityDue: false,
          },
          reason: isCompany ? { _tag: 'CompanyDocument' } : canCompleteRegistration.reason,
        };
      }),
    );
