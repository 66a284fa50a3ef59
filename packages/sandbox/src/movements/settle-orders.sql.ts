import { sql, type Selectable } from 'kysely';
import { builtOnce } from '../database/built-once.sql.ts';
import { withClient, type LockedClient } from '../database/locked-client.sql.ts';
import type { DB } from '../database/tables.generated.ts';
import type { Database, Queries } from '../database/transaction.ts';

/** Every call that shows or takes orders begins with it. Two servers carry each out once. @see decision 0194 */
export const settleOrders = async (db: Database, clientId: number, now: Date): Promise<void> => {
  const [next] = await nextOf(db, clientId);
  if (next !== undefined && next.at !== null && next.at <= now)
    await withClient(db, clientId, (client) => settleLocked(client, now));
};

/** The same before another write about the client. */
export const settleLocked = async (client: LockedClient, now: Date): Promise<void> => {
  const { tx } = client;
  for (const order of await dueOf(tx, client.id, now).execute()) {
    const held = await heldIn(tx, order);
    const after = carriedOut(order, held);
    await tx
      .updateTable('movements')
      .set(
        after === undefined
          ? { status: 'canceled', payment_at: null }
          : { status: 'created', gross_cents: after.cents },
      )
      .where('id', '=', order.id)
      .execute();
    if (after !== undefined) await hold(client, order, after.held);
  }
};

const nextOf = builtOnce((db, clientId: number) =>
  db
    .selectFrom('movements')
    .where('client_id', '=', clientId)
    .where('status', '=', sql.lit('pending'))
    .select(({ fn }) => fn.min('processed_at').as('at')),
);

/** The orders in the order of their execution. A total redemption takes what the others of its moment leave. */
const dueOf = (db: Queries, clientId: number, now: Date) =>
  db
    .selectFrom('movements')
    .leftJoin('order_lines', 'order_lines.movement_id', 'movements.id')
    .where('movements.client_id', '=', clientId)
    .where('status', '=', 'pending')
    .where('processed_at', '<=', now)
    .select(['movements.id', 'movements.client_id', 'fund_id', 'operation', 'gross_cents'])
    .select(({ and, eb }) =>
      and([eb('order_lines.order_id', 'is not', null), eb('order_lines.bank_account_id', 'is', null)]).as(
        'hasLostAccount',
      ),
    )
    .orderBy('processed_at')
    .orderBy('created_at')
    .orderBy('operation')
    .orderBy('movements.id');

interface DueOrder
  extends Pick<Selectable<DB['movements']>, 'id' | 'client_id' | 'fund_id' | 'operation' | 'gross_cents'> {
  /** An order of older data whose account was removed. The money can come from nowhere, and go nowhere. @see decision 0301 */
  readonly hasLostAccount: unknown;
}

/** What an order moves and what is held afterwards, in cents. `undefined` cancels it. Nothing becomes negative. */
const carriedOut = (
  { operation, gross_cents: cents, hasLostAccount }: DueOrder,
  held: number,
): { readonly cents: number; readonly held: number } | undefined => {
  if (hasLostAccount === true) return undefined;
  switch (operation) {
    case 'apply':
      return { cents, held: held + cents };
    case 'rescue_parcial':
      return cents > held ? undefined : { cents, held: held - cents };
    case 'rescue_total':
      return held === 0 ? undefined : { cents: held, held: 0 };
  }
};

const heldIn = async (tx: Queries, { client_id, fund_id }: DueOrder): Promise<number> => {
  const position = await tx
    .selectFrom('positions')
    .where('client_id', '=', client_id)
    .where('fund_id', '=', fund_id)
    .select('gross_cents')
    .executeTakeFirst();
  return position?.gross_cents ?? 0;
};

/** A closed position leaves no row. The first contribution makes the position of its client ready. */
const hold = async ({ tx, id: client_id }: LockedClient, { fund_id }: DueOrder, gross_cents: number): Promise<void> => {
  if (gross_cents === 0) {
    await tx.deleteFrom('positions').where('client_id', '=', client_id).where('fund_id', '=', fund_id).execute();
    return;
  }
  await tx
    .insertInto('positions')
    .values({ client_id, fund_id, gross_cents })
    .onConflict((conflict) => conflict.columns(['world', 'client_id', 'fund_id']).doUpdateSet({ gross_cents }))
    .execute();
  await tx
    .updateTable('clients')
    .set({ position_state: 'ready' })
    .where('id', '=', client_id)
    .where('position_state', '=', 'empty')
    .execute();
};
