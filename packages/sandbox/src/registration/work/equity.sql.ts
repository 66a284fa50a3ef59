import type { Static, TObject } from '@sinclair/typebox';
import type { Queries } from '../../database/transaction.ts';
import { reais } from '../../http/wire.schemas.ts';
import type { FinancialData } from './equity.schemas.ts';
import type { Finances } from './equity-checks.ts';

const UNTOLD = {
  salary: null,
  otherIncome: null,
  otherIncomeDescription: null,
  realEstatePatrimony: null,
  movablePatrimony: null,
  financialInvestmentsPatrimony: null,
  patrimonyUpdateDate: null,
} as const;

/** What a client earns and owns, in the words of the wire. */
export const financesOf = async (db: Queries, clientId: number): Promise<Static<TObject<typeof FinancialData>>> => {
  const row = await db.selectFrom('finances').where('client_id', '=', clientId).selectAll().executeTakeFirst();
  if (row === undefined) return UNTOLD;
  return {
    salary: reais(row.salary),
    otherIncome: reais(row.other_income),
    otherIncomeDescription: row.other_income_description,
    realEstatePatrimony: reais(row.real_estate_patrimony),
    movablePatrimony: reais(row.movable_patrimony),
    financialInvestmentsPatrimony: reais(row.financial_investments_patrimony),
    patrimonyUpdateDate: row.patrimony_update_date,
  };
};

/** The type of a client's profession, where they told one: who holds an office has none. */
export const professionalTypeOf = async (db: Queries, clientId: number): Promise<number | null> => {
  const row = await db
    .selectFrom('declarations')
    .where('client_id', '=', clientId)
    .where('part', '=', 'professional')
    .select('body')
    .executeTakeFirst();
  const type: unknown = row === undefined ? null : Object(row.body).professionalType;
  return typeof type === 'number' ? type : null;
};

/** Income and patrimony with the day, `YYYY-MM-DD`, on which they were told. */
export type DatedFinances = Finances & { readonly today: string };

/** Takes income and patrimony in the place of the last ones. */
export const saveFinances = async (db: Queries, clientId: number, { today, ...told }: DatedFinances): Promise<void> => {
  const row = {
    salary: told.salary * 100,
    other_income: told.otherIncome * 100,
    other_income_description: told.otherIncomeDescription,
    real_estate_patrimony: told.realEstatePatrimony * 100,
    movable_patrimony: told.movablePatrimony * 100,
    financial_investments_patrimony: told.financialInvestmentsPatrimony * 100,
    patrimony_update_date: today,
  };
  await db
    .insertInto('finances')
    .values({ client_id: clientId, ...row })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(row))
    .execute();
};
