import type { JSONColumnType } from 'kysely';

/** @see migrations/0017_registration_records.sql */
export interface RecordTables {
  readonly co_holders: { account_id: number; position: number; name: string; cpf: string };
  readonly declarations: {
    client_id: number;
    part: 'pep' | 'fatca' | 'professional';
    body: JSONColumnType<object>;
  };
  readonly finances: {
    client_id: number;
    salary: number;
    other_income: number;
    other_income_description: string | null;
    real_estate_patrimony: number;
    movable_patrimony: number;
    financial_investments_patrimony: number;
    patrimony_update_date: string;
  };
}
