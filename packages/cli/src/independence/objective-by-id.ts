import { objectiveMissingMessage, type Objective } from '@aroeira/domain/independence';
import * as E from 'fp-ts/Either';
import { refusalBy, usage, type Refusal } from '../refusal.ts';

/** An id as it was given. */
export const objectiveId = (given: string): E.Either<Refusal, number> =>
  /^[1-9]\d{0,9}$/.test(given) ? E.right(Number(given)) : E.left(usage(`"${given}" is no objective's id.`, 'id'));

/** The one of a client's objectives with this id. @see spec B §8 Financial independence */
export const objectiveWith =
  (id: number) =>
  (objectives: readonly Objective[]): E.Either<Refusal, Objective> =>
    E.fromNullable(refusalBy(objectiveMissingMessage)({ _tag: 'ObjectiveMissing' }))(
      objectives.find((objective) => objective.id === id),
    );
