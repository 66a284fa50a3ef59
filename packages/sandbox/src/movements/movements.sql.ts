import type { Static } from '@sinclair/typebox';
import { builtOnce, madeOnce } from '../database/built-once.sql.ts';
import type { Database } from '../database/transaction.ts';
import { reais } from '../http/wire.schemas.ts';
import { bankAccountsOf } from '../registration/accounts/bank-accounts.sql.ts';
import type { Movement } from './movements.schemas.ts';
import { settleOrders } from './settle-orders.sql.ts';

/** A client's movements in the words of the wire, the newest first, after the orders that are due. @see decision 0300 */
export const movementsOf = async (db: Database, clientId: number, now: Date): Promise<Static<typeof Movement>[]> => {
  const rows = await settledRowsOf(db, clientId, now);
  return movementsIn(rows)(await bankAccountsOf(db, clientId));
};

type Rows = Awaited<ReturnType<typeof rowsOf>>;
type Accounts = Awaited<ReturnType<typeof bankAccountsOf>>;

const movementsIn = madeOnce((rows: Rows) => madeOnce((accounts: Accounts) => wiresOf(rows, accounts)));

const wiresOf = (rows: Rows, accounts: Accounts): Static<typeof Movement>[] =>
  rows.map(({ fundId, name, cnpj, bank, bankCode, agency, account, digit, ...row }) => ({
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

/** Reads again only when an order is due, because most calls find none. */
const settledRowsOf = async (db: Database, clientId: number, now: Date): Promise<Rows> => {
  const rows = await rowsOf(db, clientId);
  if (!rows.some(({ status, processed_at: at }) => status === 'pending' && at !== null && at <= now)) return rows;
  await settleOrders(db, clientId, now);
  return rowsOf(db, clientId);
};

const rowsOf = builtOnce((db, clientId: number) =>
  db
    .selectFrom('movements')
    .innerJoin('funds', 'funds.id', 'movements.fund_id')
    .leftJoin('order_lines', 'order_lines.movement_id', 'movements.id')
    .where('movements.client_id', '=', clientId)
    .select(['movements.id', 'status', 'operation', 'gross_cents', 'bank_account_id'])
    .select(['created_at', 'processed_at', 'payment_at'])
    .select(['funds.id as fundId', 'funds.name', 'cnpj', 'bank', 'bank_code as bankCode', 'agency', 'account', 'digit'])
    .orderBy('created_at', 'desc'),
);
