import type { CalendarDay } from '../kernel/days.ts';
import type { Goals, Objective } from './plan.ts';

/** The whole saved plan of a client. */
export interface SavedPlan {
  /** `undefined` before the client saved any. */
  readonly goals: Goals | undefined;
  readonly objectives: readonly Objective[];
  /** The birth date. `undefined` while it is not known. */
  readonly birth: CalendarDay | undefined;
}
