/** The kind of a client's adviser. One of pension (`previdencia`) closes investing. @see spec A §3 Dashboard user */
type PlannerType = 'planner' | 'pension';

/** The associate that means "no planner". @see spec A §3 Client "id 1 means none" */
export const NO_PLANNER_ID = 1;

/** The planner of a client, as the portal shows them. @see spec A §3 Client, B §3 User (profile) */
export interface Planner {
  readonly id: number;
  readonly name: string;
  readonly type: PlannerType;
  /** As the server keeps it. */
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/**
 * The planner that a client can talk to. Associate 1 is nobody, but its type counts for what the portal opens.
 *
 * @see spec B §2 Profile "planner id 1 or missing"; decision 0311
 */
export const reachableOf = (planner: Planner | undefined): Planner | undefined =>
  planner?.id === NO_PLANNER_ID ? undefined : planner;

/** A planner of the list. @see spec A §7 `GET /associates/short` */
export interface ListedPlanner {
  readonly id: number;
  readonly name: string;
  readonly shortName: string | undefined;
}
