import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { ListedPlanner } from './planner.ts';

/** The planners to choose from. */
export interface Planners {
  /** All planners, with "no planner". Each use makes a new call. @see spec A §7 `GET /associates/short` "not cached" */
  readonly list: TaskEither<CallFailure, readonly ListedPlanner[]>;
}
