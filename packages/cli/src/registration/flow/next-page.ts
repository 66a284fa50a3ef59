import type { SignedInSession } from '@aroeira/domain/access';
import { STEP_PATHS, STEP_PROGRESS, type RegistrationStep } from '@aroeira/domain/registration';
import { renewalNotice } from '@aroeira/domain/renewal';
import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { App } from '../../composition.ts';
import { callRefusal, type Refusal } from '../../refusal.ts';

/** The page that the web opens for a client; `step` is none of the registration's when it is the dashboard. */
export interface NextPage {
  readonly step: RegistrationStep | undefined;
  readonly path: string;
  readonly progress: number | undefined;
}

/** Where the web leads who has nothing to fill in. @see spec A §2 Routing rules, Registration access */
const DASHBOARD = '/dashboard';

/** Where a registration goes on; where nothing is left of it, what the dashboard leads to on its first load. @see Q019 */
export const findNextPage = (
  { registration, renewal }: App,
  client: SignedInSession,
): TE.TaskEither<Refusal, NextPage> =>
  pipe(
    sequenceS(TE.ApplyPar)({
      progress: registration.findProgress(client),
      loaded: TE.fromTask(renewal.load(client)),
    }),
    TE.bimap(callRefusal, ({ progress: { due }, loaded }) =>
      due === undefined ? fromDashboard(renewalNotice(loaded.renewal, 'first').redirect) : pageOf(due),
    ),
  );

const fromDashboard = (path = DASHBOARD): NextPage =>
  path === STEP_PATHS.renewalCheckList ? pageOf('renewalCheckList') : { step: undefined, path, progress: undefined };

/** A page of the registration as the next one. */
export const pageOf = (step: RegistrationStep): NextPage => ({
  step,
  path: STEP_PATHS[step],
  progress: STEP_PROGRESS[step],
});
