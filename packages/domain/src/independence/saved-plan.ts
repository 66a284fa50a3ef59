import type { CalendarDay } from '../kernel/days.ts';
import type { Goals, Objective } from './plan.ts';

/** Everything that is saved of a client's plan. */
export interface SavedPlan {
  /** `undefined` before any were saved. */
  readonly goals: Goals | undefined;
  readonly objectives: readonly Objective[];
  /** The birth date. `undefined` while it is not known. */
  readonly birth: CalendarDay | undefined;
}
