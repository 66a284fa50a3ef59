import { withClient } from '../database/locked-client.sql.ts';
import type { Database } from '../database/transaction.ts';
import { placeOrder } from '../movements/orders.sql.ts';
import { settleOrders } from '../movements/settle-orders.sql.ts';
import { personaOf } from '../personas/personas.seed.ts';

const FUND = 1;
const CENTS = 10_000_00;
const DAY_MS = 86_400_000;

/** Sends 50 redemptions at once, in turns over each of these pools, and carries them out over all. @returns how many were taken, and the cents left */
export const fiftyRedemptions = async (
  pools: readonly [Database, ...Database[]],
  now: Date,
): Promise<{ readonly taken: number; readonly held: number | undefined }> => {
  const [db] = pools;
  const { id: clientId } = personaOf('ana');
  const order = {
    operation: 'rescue_parcial' as const,
    lines: [{ fundId: FUND, cents: CENTS, bankAccountId: clientId * 10 }],
  };
  const placed = await Promise.all(
    Array.from({ length: 50 }, (_, place) =>
      withClient(pools[place % pools.length] ?? db, clientId, (client) =>
        placeOrder(client, { key: crypto.randomUUID(), order, isRepeatConfirmed: true, address: '203.0.113.9', now }),
      ),
    ),
  );
  const later = new Date(now.getTime() + 10 * DAY_MS);
  await Promise.all([...pools, ...pools].map((each) => settleOrders(each, clientId, later)));
  const position = await db
    .selectFrom('positions')
    .where('client_id', '=', clientId)
    .where('fund_id', '=', FUND)
    .select('gross_cents')
    .executeTakeFirst();
  return { taken: placed.filter(({ _tag }) => _tag === 'Done').length, held: position?.gross_cents };
};
