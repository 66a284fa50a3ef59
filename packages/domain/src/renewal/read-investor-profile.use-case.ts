import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { RenewedSuitability } from '../suitability/renewed-suitability.ports.ts';
import type { Suitabilities } from '../suitability/suitabilities.ports.ts';
import type { InvestorProfile, Questionnaire } from '../suitability/suitability.ts';
import { isSuitabilityRenewed } from './renewal.rules.ts';

/** The risk profile of a client, and how long it counts. */
export interface ShownProfile {
  /** `undefined` before the first answers. */
  readonly profile: InvestorProfile | undefined;
  readonly last: Questionnaire['last'];
  /** False when the client must answer again. */
  readonly isRenewed: boolean;
}

export type ReadInvestorProfile = (clientId: number) => TE.TaskEither<CallFailure, ShownProfile>;

interface Parts {
  readonly suitabilities: Pick<Suitabilities, 'profile' | 'questionnaire'>;
  readonly suitability: RenewedSuitability;
}

/** Makes all calls at the same time. A suitability that failed to load counts as in order. @see spec B §2 Profile */
export const makeReadInvestorProfile =
  ({ suitabilities, suitability }: Parts): ReadInvestorProfile =>
  (clientId) =>
    pipe(
      TE.Do,
      TE.apS('profile', suitabilities.profile(clientId)),
      TE.apS('questionnaire', suitabilities.questionnaire(clientId)),
      TE.apS('isRenewed', TE.fromTask(pipe(suitability.isRenewed, T.map(isSuitabilityRenewed)))),
      TE.map(({ questionnaire: { last }, ...shown }) => ({ ...shown, last })),
    );
