import type { Queries } from '../../database/transaction.ts';
import { refuseField } from '../../http/refusal.ts';

export const allPlanners = (db: Queries) =>
  db.selectFrom('planners').select(['id', 'name', 'short_name as shortName']).orderBy('id').execute();

/** @throws Refusal 400 for an id of no planner */
export const assertPlanner = async (db: Queries, id: number | null | undefined): Promise<void> => {
  if (id == null) return;
  const planner = await db.selectFrom('planners').where('id', '=', id).select('id').executeTakeFirst();
  if (planner === undefined) throw refuseField('/associateId', 'must be a planner');
};
