import type { Static } from '@sinclair/typebox';
import type { Queries } from '../database/transaction.ts';
import { reais } from '../http/wire.schemas.ts';
import { bankAccountsOf } from '../registration/accounts/bank-accounts.sql.ts';
import type { Movement } from './movements.schemas.ts';

/** A client's movements in the words of the wire, the newest first. @see decision 0300 */
export const movementsOf = async (db: Queries, clientId: number): Promise<Static<typeof Movement>[]> => {
  const accounts = await bankAccountsOf(db, clientId);
  const rows = await db
    .selectFrom('movements')
    .innerJoin('funds', 'funds.id', 'movements.fund_id')
    .leftJoin('order_lines', 'order_lines.movement_id', 'movements.id')
    .where('client_id', '=', clientId)
    .select(['movements.id', 'status', 'operation', 'gross_cents', 'bank_account_id'])
    .select(['created_at', 'processed_at', 'payment_at'])
    .select(['funds.id as fundId', 'funds.name', 'cnpj', 'bank', 'bank_code as bankCode', 'agency', 'account', 'digit'])
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ fundId, name, cnpj, bank, bankCode, agency, account, digit, ...row }) => ({
    id: row.id,
    fundTypes: { name },
    status: row.status,
    operation: row.operation,
    created_at: row.created_at.toISOString(),
    processed_at: row.processed_at?.toISOString() ?? null,
    payment_at: row.payment_at?.toISOString() ?? null,
    value: reais(row.gross_cents),
    bankAccount: accounts.find(({ id }) => id === row.bank_account_id) ?? null,
    fundInfo:
      row.status === 'pending' && row.operation === 'apply'
        ? { id: fundId, name, cnpj, bank, bankCode, agency, account, digit }
        : null,
  }));
};
