import type { LockedClient } from '../database/locked-client.sql.ts';
import { settleLocked } from './settle-orders.sql.ts';

/** Whether a pending order or an unpaid redemption needs one of these accounts. @see decision 0301 */
export const areAwaited = async (client: LockedClient, accountIds: readonly number[], now: Date): Promise<boolean> => {
  if (accountIds.length === 0) return false;
  await settleLocked(client, now);
  const waiting = await client.tx
    .selectFrom('order_lines')
    .innerJoin('movements', 'movements.id', 'order_lines.movement_id')
    .where('bank_account_id', 'in', accountIds)
    .where(({ and, eb, or }) =>
      or([
        eb('status', '=', 'pending'),
        and([eb('status', '=', 'created'), eb('operation', '!=', 'apply'), eb('payment_at', '>', now)]),
      ]),
    )
    .select('movements.id')
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
};
