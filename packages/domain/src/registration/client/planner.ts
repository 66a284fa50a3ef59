/** What kind of adviser a client has: one for pension alone (`previdencia`) closes investing. @see spec A §3 Dashboard user */
export type PlannerType = 'planner' | 'pension';

/** The associate who stands for none: a client with it has no planner. @see spec A §3 Client "id 1 means none" */
export const NO_PLANNER_ID = 1;

/** A planner as the list of all has them. @see spec A §7 `GET /associates/short` */
export interface ListedPlanner {
  readonly id: number;
  readonly name: string;
  readonly shortName: string | undefined;
}
