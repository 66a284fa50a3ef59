/** The kind of a client's adviser. An adviser of pension (`previdencia`) closes investing. @see spec A §3 Dashboard user */
type PlannerType = 'planner' | 'pension';

/** The associate that means "no planner". @see spec A §3 Client "id 1 means none" */
export const NO_PLANNER_ID = 1;

/** The planner of a client, as the portal shows them. @see spec A §3 Client, B §3 User (profile) */
export interface Planner {
  readonly id: number;
  readonly name: string;
  readonly type: PlannerType;
}

/** A planner of the list. @see spec A §7 `GET /associates/short` */
export interface ListedPlanner {
  readonly id: number;
  readonly name: string;
  readonly shortName: string | undefined;
}
