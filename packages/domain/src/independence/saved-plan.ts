import type { CalendarDay } from '../kernel/days.ts';
import type { Goals, Objective } from './plan.ts';

/** All that is kept of a client's plan. */
export interface SavedPlan {
  /** `undefined` before any were saved. */
  readonly goals: Goals | undefined;
  readonly objectives: readonly Objective[];
  /** When the client was born; `undefined` while nobody knows. */
  readonly birth: CalendarDay | undefined;
}
