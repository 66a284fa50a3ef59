import type { Database, Queries } from '../database/transaction.ts';
import { bankAccountsOf } from '../registration/accounts/bank-accounts.sql.ts';
import { settleOrders } from './settle-orders.sql.ts';

/** Whose order, by a movement of it, and when. */
interface Asked {
  readonly clientId: number;
  readonly movementId: string;
  readonly now: Date;
}

/** The order of a movement, after the orders that are due. `undefined` when the client has no such movement. */
export const orderedBy = async (db: Database, { clientId, movementId, now }: Asked) => {
  await settleOrders(db, clientId, now);
  const rows = await movementsOf(db, clientId).execute();
  const asked = rows.find(({ id }) => id === movementId);
  if (asked === undefined) return undefined;
  const { order_id: orderId } = asked;
  // The history before the first order of the portal has movements without an order.
  const own = orderId === null ? [asked] : rows.filter((row) => row.order_id === orderId);
  const accounts = await bankAccountsOf(db, clientId);
  return {
    number: orderId ?? asked.id,
    client: await clientOf(db, clientId),
    movements: own.map(({ bank_account_id: accountId, ...row }) => ({
      ...row,
      account: accounts.find(({ id }) => id === accountId),
    })),
  };
};

export type Ordered = NonNullable<Awaited<ReturnType<typeof orderedBy>>>;

const clientOf = (db: Queries, clientId: number) =>
  db.selectFrom('clients').where('id', '=', clientId).select(['name', 'document']).executeTakeFirstOrThrow();

const movementsOf = (db: Queries, clientId: number) =>
  db
    .selectFrom('movements')
    .innerJoin('funds', 'funds.id', 'movements.fund_id')
    .leftJoin('order_lines', 'order_lines.movement_id', 'movements.id')
    .where('movements.client_id', '=', clientId)
    .select(['movements.id', 'order_id', 'bank_account_id', 'funds.name as fund'])
    .select(['status', 'operation', 'gross_cents as cents', 'created_at', 'processed_at', 'payment_at'])
    .orderBy('funds.id');
