/** A planner with the ways to reach them. @see spec B §2 Profile, B §3 User (profile) */
export interface ReachablePlanner {
  readonly id: number;
  readonly name: string;
  readonly shortName: string | undefined;
  /** As the server keeps it. */
  readonly phone: string | undefined;
  readonly email: string | undefined;
}

/** The client who writes, as the server knows them. @see spec B §3 Support message to the provider */
export interface Correspondent {
  readonly clientId: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** `undefined` for a client without a planner. */
  readonly planner: ReachablePlanner | undefined;
}
