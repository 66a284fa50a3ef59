import type { Queries } from '../database/transaction.ts';
import { monthsBefore } from '../time/sao-paulo-days.ts';

/** A suitability counts for two years. */
const VALID_MONTHS = 24;

/**
 * Says whether the suitability of a client is in order. Before the first questionnaire there is nothing to renew.
 *
 * @param today `YYYY-MM-DD` in São Paulo
 * @see decision 0195
 */
export const isSuitabilityRenewed = async (db: Queries, clientId: number, today: string): Promise<boolean> => {
  const old = await db
    .selectFrom('registration_forms')
    .where('client_id', '=', clientId)
    .where('suitability_on', '<', monthsBefore(today, VALID_MONTHS))
    .select('id')
    .executeTakeFirst();
  return old === undefined;
};
