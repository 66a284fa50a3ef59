import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ObjectivesNotLoaded } from '../independence.errors.ts';
import type { Objectives } from '../independence.ports.ts';
import type { Objective } from '../plan.ts';

/** Loads the client's objectives in the order of the server. The page that edits one relies on this order. */
type LoadObjectives = TE.TaskEither<ObjectivesNotLoaded, readonly Objective[]>;

/** @see spec B §8 Financial independence "load failure" */
export const makeLoadObjectives = (objectives: Pick<Objectives, 'list'>): LoadObjectives =>
  pipe(
    objectives.list,
    TE.mapLeft((why) => ({ _tag: 'ObjectivesNotLoaded', why })),
  );
