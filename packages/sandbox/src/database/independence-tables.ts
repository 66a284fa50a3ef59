import type { Generated } from 'kysely';

/** @see migrations/0013_independence.sql */
export interface IndependenceTables {
  readonly liberty_plans: {
    client_id: number;
    monthly_income_usufruct_cents: number;
    retirement_age: number;
    annual_return_hundredths: number;
    life_expectancy: number;
    inheritance_cents: number;
    current_reservation_cents: number;
    monthly_income_cents: number;
    monthly_expense_cents: number;
  };
  readonly objectives: {
    id: Generated<number>;
    client_id: number;
    title: string;
    value_cents: number;
    year: number;
    color: string;
    created_at: Date;
  };
}
