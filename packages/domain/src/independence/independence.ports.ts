import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { CalendarDay } from '../kernel/days.ts';
import type { RiskProfile } from '../suitability/suitability.ts';
import type { ObjectiveValues } from './objectives/objective.form.ts';
import type { Goals, Objective } from './plan.ts';

/** The client's goals. Saving the same goals twice changes nothing. @see spec B §7 `GET liberty`, `POST liberty` */
export interface Plans {
  /** `undefined` before the client saved any. */
  readonly load: TaskEither<CallFailure, Goals | undefined>;
  readonly save: (goals: Goals) => TaskEither<CallFailure, void>;
}

/** The client's objectives. A second creation makes a second objective. @see spec B §7 `liberty/objective` */
export interface Objectives {
  readonly list: TaskEither<CallFailure, readonly Objective[]>;
  /** @returns the id of the new one, if the server tells it */
  readonly create: (objective: ObjectiveValues) => TaskEither<CallFailure, number | undefined>;
  readonly update: (id: number, objective: ObjectiveValues) => TaskEither<CallFailure, void>;
  readonly remove: (id: number) => TaskEither<CallFailure, void>;
}

/** The ages of a plan depend on them. Reading may be repeated. @see spec A §7 `GET /clients/{id}` */
export interface BirthDates {
  /** `undefined` while it is not known. */
  readonly of: (clientId: number) => TaskEither<CallFailure, CalendarDay | undefined>;
}

/** How much a plan may swing depends on them. Reading may be repeated. @see spec B §3 User (profile); decision Q171 */
export interface RiskProfiles {
  /** `undefined` for a client who has none. */
  readonly of: (clientId: number) => TaskEither<CallFailure, RiskProfile | undefined>;
}
