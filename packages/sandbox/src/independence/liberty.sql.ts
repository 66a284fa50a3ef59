import type { Static } from '@sinclair/typebox';
import type { LockedClient } from '../database/locked-client.sql.ts';
import type { Queries } from '../database/transaction.ts';
import { centsOf } from '../http/amounts.ts';
import { reais } from '../http/wire.schemas.ts';
import type { Liberty, LibertyBody } from './independence.schemas.ts';

/** A client's day of birth, `YYYY-MM-DD`. */
export const birthOf = async (db: Queries, clientId: number): Promise<string> => {
  const row = await db.selectFrom('clients').where('id', '=', clientId).select('birth_date').executeTakeFirstOrThrow();
  return row.birth_date;
};

/** The goals in the words of the wire, or `{}` before the client saved some. */
export const libertyWire = async (db: Queries, clientId: number): Promise<Static<typeof Liberty>> => {
  const row = await db.selectFrom('liberty_plans').where('client_id', '=', clientId).selectAll().executeTakeFirst();
  if (row === undefined) return {};
  return {
    monthlyIncomeUsufruct: reais(row.monthly_income_usufruct_cents),
    retirementAge: row.retirement_age,
    annualReturnRate: row.annual_return_hundredths / 100,
    lifeExpectancy: row.life_expectancy,
    inheritanceValue: reais(row.inheritance_cents),
    currentReservation: reais(row.current_reservation_cents),
    monthlyIncome: reais(row.monthly_income_cents),
    monthlyExpense: reais(row.monthly_expense_cents),
  };
};

/** Replaces a client's goals. @param body with checked decimals */
export const saveLiberty = async ({ tx, id }: LockedClient, body: Static<typeof LibertyBody>): Promise<void> => {
  const cents = (amount: number | null | undefined): number => centsOf(amount ?? 0) ?? 0;
  const goals = {
    monthly_income_usufruct_cents: cents(body.monthlyIncomeUsufruct),
    retirement_age: body.retirementAge,
    annual_return_hundredths: cents(body.annualReturnRate),
    life_expectancy: body.lifeExpectancy,
    inheritance_cents: cents(body.inheritanceValue),
    current_reservation_cents: cents(body.currentReservation),
    monthly_income_cents: cents(body.monthlyIncome),
    monthly_expense_cents: cents(body.monthlyExpense),
  };
  await tx
    .insertInto('liberty_plans')
    .values({ client_id: id, ...goals })
    .onConflict((conflict) => conflict.columns(['world', 'client_id']).doUpdateSet(goals))
    .execute();
};
