import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { LoadPlanFailure } from './independence.errors.ts';
import type { BirthDates, Objectives, Plans } from './independence.ports.ts';
import { makeLoadObjectives } from './objectives/load-objectives.use-case.ts';
import type { SavedPlan } from './saved-plan.ts';

/** Loads the whole saved plan of a client. */
export type LoadPlan = (clientId: number) => TE.TaskEither<LoadPlanFailure, SavedPlan>;

interface Parts {
  readonly plans: Pick<Plans, 'load'>;
  readonly objectives: Pick<Objectives, 'list'>;
  readonly births: BirthDates;
}

/** @see spec B §2 Financial independence */
export const makeLoadPlan =
  ({ plans, objectives, births }: Parts): LoadPlan =>
  (clientId) =>
    pipe(
      TE.Do,
      TE.apS('goals', plans.load),
      TE.apSW('objectives', makeLoadObjectives(objectives)),
      TE.apSW('birth', births.of(clientId)),
    );
