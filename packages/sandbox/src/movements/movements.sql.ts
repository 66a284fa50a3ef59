import type { Static } from '@sinclair/typebox';
import type { Queries } from '../database/transaction.ts';
import { reais } from '../http/wire.schemas.ts';
import type { Movement } from './movements.schemas.ts';

/** A client's movements in the words of the wire, the newest first. */
export const movementsOf = async (db: Queries, clientId: number): Promise<Static<typeof Movement>[]> => {
  const rows = await db
    .selectFrom('movements')
    .innerJoin('funds', 'funds.id', 'movements.fund_id')
    .where('client_id', '=', clientId)
    .select(['movements.id', 'funds.name', 'status', 'operation', 'gross_cents'])
    .select(['created_at', 'processed_at', 'payment_at'])
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ name, gross_cents, created_at, processed_at, payment_at, ...row }) => ({
    ...row,
    fundTypes: { name },
    created_at: created_at.toISOString(),
    processed_at: processed_at?.toISOString() ?? null,
    payment_at: payment_at?.toISOString() ?? null,
    value: reais(gross_cents),
  }));
};
