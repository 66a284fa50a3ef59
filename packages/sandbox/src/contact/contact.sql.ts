import type { Queries } from '../database/transaction.ts';

/** The planner of the clients who have none. @see spec A §3 Client */
export const NO_PLANNER = 1;

/** The planner of a client, and how to write to both. */
export const addressesOfContact = (db: Queries, clientId: number) =>
  db
    .selectFrom('clients')
    .innerJoin('planners', 'planners.id', 'clients.planner_id')
    .where('clients.id', '=', clientId)
    .select(['clients.name', 'clients.email', 'clients.phone_number as phone', 'planners.id as plannerId'])
    .select('planners.email as plannerEmail')
    .executeTakeFirstOrThrow();
