import type { Queries } from '../database/transaction.ts';
import { refuseCode } from '../http/refusal.ts';

/** Whether the server has a client's position, or why not. */
export type PositionState = 'ready' | 'empty' | 'unavailable';

/** @throws Refusal 404 ERR160 before the first contribution, 500 ERR150 while the position is unavailable */
export const demandPosition = (state: PositionState): void => {
  if (state === 'empty') throw refuseCode(404, 'ERR160');
  if (state === 'unavailable') throw refuseCode(500, 'ERR150');
};

export const positionStateOf = async (db: Queries, clientId: number): Promise<PositionState> =>
  (await db.selectFrom('clients').where('id', '=', clientId).select('position_state').executeTakeFirstOrThrow())
    .position_state;

/** What a client holds by fund type: gross cents, in the order of the funds. */
export const heldByType = (db: Queries, clientId: number) =>
  db
    .selectFrom('positions')
    .innerJoin('funds', 'funds.id', 'positions.fund_id')
    .where('client_id', '=', clientId)
    .select('funds.type')
    .select(({ fn, cast }) => cast<number>(fn.sum('gross_cents'), 'bigint').as('cents'))
    .groupBy('funds.type')
    .orderBy(({ fn }) => fn.min('funds.id'))
    .execute();

/** The levels of portfolio and IPCA of a client, oldest first. */
export const yieldLevelsOf = (db: Queries, clientId: number, type: 'nao_previdencia' | 'previdencia') =>
  db
    .selectFrom('yield_points')
    .where('client_id', '=', clientId)
    .where('type', '=', type)
    .select(['day', 'portfolio_index', 'ipca_index'])
    .orderBy('day')
    .execute();
