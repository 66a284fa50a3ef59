import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { LoadPlanFailure, ObjectiveMissing, ObjectivesFull } from '../independence.errors.ts';
import type { LoadPlan } from '../load-plan.use-case.ts';
import type { Objective } from '../plan.ts';
import type { SavedPlan } from '../saved-plan.ts';
import { objectiveColor, objectiveForm } from './objective.form.ts';
import { canAddObjective, retirementYearOf } from './objective.rules.ts';

/** The form of an objective, and the objective before the change. A new objective has no `before`. */
export interface OpenedObjective {
  readonly form: ReturnType<typeof objectiveForm>;
  readonly before: Objective | undefined;
  /** The client's plan before the change. */
  readonly saved: SavedPlan;
}

/** Finds the objective to edit among those of the client. */
type FindObjective = (objectives: readonly Objective[]) => E.Either<ObjectiveMissing, Objective>;

export type OpenObjective = (
  clientId: number,
  which: 'new' | FindObjective,
) => TE.TaskEither<LoadPlanFailure | ObjectivesFull | ObjectiveMissing, OpenedObjective>;

/** At five objectives no new one opens. @see spec B §4 Objectives, B §5 Objective; decisions Q111, Q114, 0227 */
export const makeOpenObjective =
  (loadPlan: LoadPlan): OpenObjective =>
  (clientId, which) =>
    pipe(
      loadPlan(clientId),
      TE.bindW('before', ({ objectives }) => TE.fromEither(chosenBy(which, objectives))),
      TE.map(({ before, ...saved }) => ({
        form: objectiveForm(retirementYearOf(saved.birth, saved.goals?.retirementAge), before?.color),
        before: before && { ...before, color: objectiveColor(before.color).value },
        saved,
      })),
    );

const chosenBy = (
  which: 'new' | FindObjective,
  objectives: readonly Objective[],
): E.Either<ObjectivesFull | ObjectiveMissing, Objective | undefined> => {
  if (which !== 'new') return which(objectives);
  return canAddObjective(objectives) ? E.right(undefined) : E.left({ _tag: 'ObjectivesFull' });
};
