import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { audit } from '../access/audit.sql.ts';
import type { DB } from '../database/tables.generated.ts';
import { transact, type Database } from '../database/transaction.ts';
import { lockClient } from '../profile/lock-client.sql.ts';
import { clientStanding } from './client-standing.sql.ts';
import { faultOf, mayOrder, type Fault, type Order } from './order-checks.ts';

/** An order of a client, and the key of the confirmation that it came with. */
export interface Placing {
  readonly clientId: number;
  readonly key: string;
  readonly order: Order;
  readonly address: string;
  readonly now: Date;
}

/** What came of an order. The same one under the same key is booked once, and done every time. */
export type Placed =
  | { readonly _tag: 'Done' }
  | { readonly _tag: 'KeyReused' }
  | { readonly _tag: 'NotAllowed' }
  | ({ readonly _tag: 'Wrong' } & Fault);

/**
 * Checks an order and books it, all or nothing. Orders of one client wait for each other, so that no two of them are
 * checked against the same position.
 */
export const placeOrder = (db: Database, placing: Placing): Promise<Placed> =>
  transact(db, async (tx) => {
    const { clientId, key, order } = placing;
    await lockClient(tx, clientId);
    const before = await tx
      .selectFrom('orders')
      .where('client_id', '=', clientId)
      .where('idempotency_key', '=', key)
      .select('fingerprint')
      .executeTakeFirst();
    if (before !== undefined) return { _tag: before.fingerprint === fingerprintOf(order) ? 'Done' : 'KeyReused' };
    const client = await clientStanding(tx, clientId);
    if (!mayOrder(order.operation, client)) return { _tag: 'NotAllowed' };
    const fault = faultOf(order, client);
    if (fault !== undefined) return { _tag: 'Wrong', ...fault };
    await book(tx, placing);
    return { _tag: 'Done' };
  });

const fingerprintOf = (order: Order): string => createHash('sha256').update(JSON.stringify(order)).digest('hex');

const book = async (tx: Transaction<DB>, { clientId, key, order, address, now }: Placing): Promise<void> => {
  const orderId = randomUUID();
  await tx
    .insertInto('orders')
    .values({
      id: orderId,
      client_id: clientId,
      idempotency_key: key,
      fingerprint: fingerprintOf(order),
      created_at: now,
    })
    .execute();
  const lines = order.lines.map((line) => ({ ...line, movementId: randomUUID() }));
  await tx
    .insertInto('movements')
    .values(
      lines.map(({ movementId, fundId, cents }) => ({
        id: movementId,
        client_id: clientId,
        fund_id: fundId,
        operation: order.operation,
        status: 'pending' as const,
        gross_cents: cents,
        created_at: now,
        processed_at: null,
        payment_at: null,
      })),
    )
    .execute();
  await tx
    .insertInto('order_lines')
    .values(
      lines.map(({ movementId, bankAccountId }) => ({
        movement_id: movementId,
        order_id: orderId,
        bank_account_id: bankAccountId,
      })),
    )
    .execute();
  await audit(tx, { event: `ordered ${order.operation}`, clientId, address, now });
};
