import type { Static, TObject } from '@sinclair/typebox';
import { builtOnce } from '../../database/built-once.sql.ts';
import type { LockedClient } from '../../database/locked-client.sql.ts';
import type { Queries } from '../../database/transaction.ts';
import { reais } from '../../http/wire.schemas.ts';
import type { FinancialData } from './equity.schemas.ts';
import type { Finances } from './equity-checks.ts';

/** A client's income and patrimony in the words of the wire. */
export const financesOf = async (db: Queries, clientId: number): Promise<Static<TObject<typeof FinancialData>>> => {
  const [row] = await financesBy(db, clientId);
  const amount = (cents: number | undefined): number | null => (cents === undefined ? null : reais(cents));
  return {
    salary: amount(row?.salary),
    otherIncome: amount(row?.other_income),
    otherIncomeDescription: row?.other_income_description ?? null,
    realEstatePatrimony: amount(row?.real_estate_patrimony),
    movablePatrimony: amount(row?.movable_patrimony),
    financialInvestmentsPatrimony: amount(row?.financial_investments_patrimony),
    patrimonyUpdateDate: row?.patrimony_update_date ?? null,
  };
};

const financesBy = builtOnce((db, clientId: number) =>
  db.selectFrom('finances').where('client_id', '=', clientId).selectAll(),
);

/** Income and patrimony with the day, `YYYY-MM-DD`, on which the client gave them. */
export type DatedFinances = Finances & { readonly today: string };

/** Replaces a client's income and patrimony. */
export const saveFinances = async ({ tx, id }: LockedClient, finances: DatedFinances): Promise<void> => {
  const row = {
    salary: finances.salary * 100,
    other_income: finances.otherIncome * 100,
    other_income_description: finances.otherIncomeDescription,
    real_estate_patrimony: finances.realEstatePatrimony * 100,
    movable_patrimony: finances.movablePatrimony * 100,
    financial_investments_patrimony: finances.financialInvestmentsPatrimony * 100,
    patrimony_update_date: finances.today,
  };
  await tx
    .insertInto('finances')
    .values({ client_id: id, ...row })
    .onConflict((conflict) => conflict.columns(['world', 'client_id']).doUpdateSet(row))
    .execute();
};
