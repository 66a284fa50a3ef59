import { PART_COLUMNS } from '../controls/trigger/client-events.sql.ts';
import type { WholeDatabase } from '../database/transaction.ts';
import { personaOf, type PersonaKey } from '../personas/personas.seed.ts';

/** What a test makes of a persona, in the numbers of the wire. */
export interface Arranged {
  readonly approval: number;
  readonly verdict: number;
  readonly plannerId: number;
  readonly welfare: 0 | 1;
  readonly isPositionKnown: boolean;
  /** `YYYY-MM-DD`. `null` for a client who has nothing to renew. */
  readonly renewalExpiresOn: string | null;
  readonly isSuitabilityOld: boolean;
  /** The items of the check list that are not filled in, in the names of the wire. */
  readonly missing: readonly string[];
}

/** Puts a persona of the seed into a situation. A reset of the persona ends it. */
export const arrangeClient = async (db: WholeDatabase, key: PersonaKey, wanted: Arranged): Promise<void> => {
  const { id } = personaOf(key);
  await db
    .updateTable('clients')
    .set({
      planner_id: wanted.plannerId,
      welfare: wanted.welfare,
      ...(wanted.isPositionKnown ? {} : { position_state: 'unavailable' }),
    })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('registration_forms')
    .set({
      is_approved_adm: wanted.approval,
      is_approved_renew: wanted.verdict,
      ...(wanted.isSuitabilityOld ? { suitability_on: '2020-01-02' } : {}),
    })
    .where('client_id', '=', id)
    .execute();
  const renewal = { expired_date: wanted.renewalExpiresOn, step: null };
  await db
    .insertInto('renewals')
    .values({ client_id: id, ...renewal })
    .onConflict((conflict) => conflict.columns(['world', 'client_id']).doUpdateSet(renewal))
    .execute();
  const missing = Object.entries(PART_COLUMNS).flatMap(([name, column]) =>
    wanted.missing.includes(name) ? [[column, 0] as const] : [],
  );
  if (missing.length > 0)
    await db
      .updateTable('check_lists')
      .set(Object.fromEntries(missing))
      .where('form_id', '=', (form) => form.selectFrom('registration_forms').select('id').where('client_id', '=', id))
      .execute();
};
