import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { ListedPlanner } from './planner.ts';

/** Who can be chosen as a planner. */
export interface Planners {
  /** All, with the one who stands for none; asked for anew each time. @see spec A §7 `GET /associates/short` "not cached" */
  readonly list: TaskEither<CallFailure, readonly ListedPlanner[]>;
}
