import type { LockedClient } from '../../database/locked-client.sql.ts';
import type { Queries } from '../../database/transaction.ts';
import { refuseField, refuseWord } from '../../http/refusal.ts';

/** The planner who stands for none. @see spec A §3 Client "id 1 means none" */
const NONE = 1;

export const allPlanners = (db: Queries) =>
  db.selectFrom('planners').select(['id', 'name', 'short_name as shortName']).orderBy('id').execute();

/** @throws Refusal 400 for an id of no planner */
export const assertPlanner = async (db: Queries, id: number | null | undefined): Promise<void> => {
  if (id == null) return;
  const planner = await db.selectFrom('planners').where('id', '=', id).select('id').executeTakeFirst();
  if (planner === undefined) throw refuseField('/associateId', 'must be a planner');
};

/**
 * Passes for a client who may choose this planner.
 *
 * @throws Refusal 400 for an id of no planner, and 409 for a client with a pension who has another planner already
 * @see spec A §4 Registration flow "skipped when welfare and associateId are set"; decision 0291
 */
export const assertChoice = async ({ tx, id }: LockedClient, chosen: number | null | undefined): Promise<void> => {
  if (chosen == null) return;
  await assertPlanner(tx, chosen);
  const { planner_id: now, welfare } = await tx
    .selectFrom('clients')
    .where('id', '=', id)
    .select(['planner_id', 'welfare'])
    .executeTakeFirstOrThrow();
  if (welfare === 1 && now !== NONE && now !== chosen) throw refuseWord(409, 'registration_closed');
};
