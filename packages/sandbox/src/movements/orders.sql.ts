import { randomUUID } from 'node:crypto';
import { audit } from '../access/audit.sql.ts';
import { hashOf } from '../database/hash.ts';
import type { LockedClient } from '../database/locked-client.sql.ts';
import type { Queries } from '../database/transaction.ts';
import type { FieldFault } from '../http/field-fault.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { clientStanding } from './client-standing.sql.ts';
import { faultOf, mayOrder, type Order } from './order-checks.ts';
import { scheduleOf, type Terms } from './order-schedule.ts';
import { settleLocked } from './settle-orders.sql.ts';
import { isAllSigned, unsignedTerms } from './terms/fund-terms.sql.ts';

/** An order of a client, with the key of its confirmation. */
export interface Placing {
  readonly key: string;
  readonly order: Order;
  /** The client said yes to the same order again. */
  readonly isRepeatConfirmed: boolean;
  readonly address: string;
  readonly now: Date;
}

/** The outcome of an order. A repeated order with the same key is `Done` too, and is booked once. */
export type Placed =
  | { readonly _tag: 'Done' }
  | { readonly _tag: 'KeyReused' }
  | { readonly _tag: 'Repeated' }
  | { readonly _tag: 'NotAllowed' }
  | { readonly _tag: 'TermsNotSigned' }
  | ({ readonly _tag: 'Wrong' } & FieldFault);

/** Checks an order and books it, all or nothing. Orders of one client wait for each other. */
export const placeOrder = async (client: LockedClient, placing: Placing): Promise<Placed> => {
  const { tx, id } = client;
  const { key, order, now } = placing;
  const before = await tx
    .selectFrom('orders')
    .where('client_id', '=', id)
    .where('idempotency_key', '=', key)
    .select('fingerprint')
    .executeTakeFirst();
  if (before !== undefined) return { _tag: before.fingerprint === fingerprintOf(order) ? 'Done' : 'KeyReused' };
  await settleLocked(client, now);
  const standing = await clientStanding(tx, id, dayOfSaoPaulo(now));
  if (!mayOrder(order.operation, standing)) return { _tag: 'NotAllowed' };
  const fault = faultOf(order, standing);
  if (fault !== undefined) return { _tag: 'Wrong', ...fault };
  if (order.operation === 'apply' && !(await areTermsSigned(client, order))) return { _tag: 'TermsNotSigned' };
  if (!placing.isRepeatConfirmed && (await isRepeated(client, placing))) return { _tag: 'Repeated' };
  await book(client, placing);
  return { _tag: 'Done' };
};

/** @see decision 0195 */
const areTermsSigned = async ({ tx, id }: LockedClient, order: Order): Promise<boolean> => {
  const fundIds = order.lines.map(({ fundId }) => fundId);
  return isAllSigned(await unsignedTerms(tx, id, fundIds));
};

const TWO_DAYS_MS = 2 * 86_400_000;

/** The client ordered each of these amounts of these funds in the last two days. @see spec B §4; decision 0302 */
const isRepeated = async ({ tx, id }: LockedClient, { order, now }: Placing): Promise<boolean> => {
  const recent = await tx
    .selectFrom('movements')
    .where('client_id', '=', id)
    .where('operation', '=', order.operation)
    .where('status', '!=', 'canceled')
    .where('created_at', '>=', new Date(now.getTime() - TWO_DAYS_MS))
    .select(['fund_id', 'gross_cents'])
    .execute();
  return order.lines.every((line) =>
    recent.some((known) => known.fund_id === line.fundId && known.gross_cents === line.cents),
  );
};

const fingerprintOf = (order: Order): string => hashOf(JSON.stringify(order)).toString('hex');

const book = async (client: LockedClient, { key, order, address, now }: Placing): Promise<void> => {
  const { tx, id: clientId } = client;
  const [orderId, fingerprint] = [randomUUID(), fingerprintOf(order)];
  await tx
    .insertInto('orders')
    .values({ id: orderId, client_id: clientId, idempotency_key: key, fingerprint, created_at: now })
    .execute();
  const lines = order.lines.map((line) => ({ ...line, id: randomUUID() }));
  const movements = (await withTerms(tx, lines)).map(({ id, fundId, cents, terms }) => ({
    id,
    client_id: clientId,
    fund_id: fundId,
    operation: order.operation,
    status: 'pending' as const,
    gross_cents: cents,
    created_at: now,
    ...scheduleOf(now, order.operation, terms),
  }));
  await tx.insertInto('movements').values(movements).execute();
  await tx
    .insertInto('order_lines')
    .values(
      lines.map(({ id, bankAccountId }) => ({ movement_id: id, order_id: orderId, bank_account_id: bankAccountId })),
    )
    .execute();
  await audit(tx, { event: `ordered ${order.operation}`, clientId, address, now });
};

/** Lines with the terms of their funds. */
const withTerms = async <Line extends { readonly fundId: number }>(
  tx: Queries,
  lines: readonly Line[],
): Promise<readonly (Line & { readonly terms: Terms })[]> => {
  const ids = lines.map(({ fundId }) => fundId);
  const funds = await tx
    .selectFrom('funds')
    .where('id', 'in', ids)
    .select(['id', 'pricing_term', 'settlement_term'])
    .execute();
  return lines.flatMap((line) => funds.filter(({ id }) => id === line.fundId).map((terms) => ({ ...line, terms })));
};
