import { sql } from 'kysely';
import { builtOnce } from '../database/built-once.sql.ts';
import type { Database } from '../database/transaction.ts';
import { refuseCode } from '../http/refusal.ts';
import { settleOrders } from '../movements/settle-orders.sql.ts';

/**
 * Gross cents by fund type, after the orders that are due.
 * @throws Refusal 404 ERR160 before the first contribution, 500 ERR150 while the position is unavailable
 */
export const demandPosition = async (db: Database, clientId: number, now: Date): Promise<readonly Holding[]> =>
  holdingsOf(await settledPositionOf(db, clientId, now));

interface Holding {
  readonly type: string;
  readonly cents: number;
}

const holdingsOf = (rows: Awaited<ReturnType<typeof positionOf>>): readonly Holding[] => {
  const state = rows[0]?.position_state ?? 'empty';
  if (state === 'empty') throw refuseCode(404, 'ERR160');
  if (state === 'unavailable') throw refuseCode(500, 'ERR150');
  const held = new Map<string, number>();
  // A client who holds nothing has one row, with no fund.
  for (const { type, gross_cents } of rows)
    if (type !== null && gross_cents !== null) held.set(type, (held.get(type) ?? 0) + gross_cents);
  return [...held].map(([type, cents]) => ({ type, cents }));
};

/** Reads again only when an order is due, because most calls find none. */
const settledPositionOf = async (db: Database, clientId: number, now: Date) => {
  const rows = await positionOf(db, clientId);
  const next = rows[0]?.next_order ?? null;
  if (next === null || next > now) return rows;
  await settleOrders(db, clientId, now);
  return positionOf(db, clientId);
};

/** The state of a client's position, what the client holds of each fund, and when an order is due: in one read. */
const positionOf = builtOnce((db, clientId: number) =>
  db
    .selectFrom('clients')
    .leftJoin('positions', 'positions.client_id', 'clients.id')
    .leftJoin('funds', 'funds.id', 'positions.fund_id')
    .where('clients.id', '=', clientId)
    .select(['clients.position_state', 'funds.type', 'positions.gross_cents'])
    .select((eb) =>
      eb
        .selectFrom('movements')
        // The client is named once more, so that PostgreSQL asks once and not for each fund.
        .where('movements.client_id', '=', clientId)
        .where('movements.status', '=', sql.lit('pending'))
        .select(({ fn }) => fn.min('movements.processed_at').as('at'))
        .as('next_order'),
    )
    .orderBy('positions.fund_id'),
);

/** The levels of portfolio and IPCA of a client, oldest first. */
export const yieldLevelsOf = builtOnce((db, clientId: number, type: 'nao_previdencia' | 'previdencia') =>
  db
    .selectFrom('yield_points')
    .where('client_id', '=', clientId)
    .where('type', '=', type)
    .select(['day', 'portfolio_index', 'ipca_index'])
    .orderBy('day'),
);
