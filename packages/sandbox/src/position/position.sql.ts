import { builtOnce } from '../database/built-once.sql.ts';
import type { Queries } from '../database/transaction.ts';
import { refuseCode } from '../http/refusal.ts';

/**
 * What a client holds by fund type: gross cents, in the order of the funds.
 *
 * @throws Refusal 404 ERR160 before the first contribution, 500 ERR150 while the position is unavailable
 */
export const demandPosition = async (
  db: Queries,
  clientId: number,
): Promise<readonly { readonly type: string; readonly cents: number }[]> => {
  const rows = await positionOf(db, clientId);
  const state = rows[0]?.position_state ?? 'empty';
  if (state === 'empty') throw refuseCode(404, 'ERR160');
  if (state === 'unavailable') throw refuseCode(500, 'ERR150');
  const held = new Map<string, number>();
  // A client who holds nothing has one row, with no fund.
  for (const { type, gross_cents } of rows)
    if (type !== null && gross_cents !== null) held.set(type, (held.get(type) ?? 0) + gross_cents);
  return [...held].map(([type, cents]) => ({ type, cents }));
};

/** The state of a client's position and what the client holds of each fund: in one read. */
const positionOf = builtOnce((db, clientId: number) =>
  db
    .selectFrom('clients')
    .leftJoin('positions', 'positions.client_id', 'clients.id')
    .leftJoin('funds', 'funds.id', 'positions.fund_id')
    .where('clients.id', '=', clientId)
    .select(['clients.position_state', 'funds.type', 'positions.gross_cents'])
    .orderBy('positions.fund_id'),
);

/** The levels of portfolio and IPCA of a client, oldest first. */
export const yieldLevelsOf = (db: Queries, clientId: number, type: 'nao_previdencia' | 'previdencia') =>
  db
    .selectFrom('yield_points')
    .where('client_id', '=', clientId)
    .where('type', '=', type)
    .select(['day', 'portfolio_index', 'ipca_index'])
    .orderBy('day')
    .execute();
