import { Type, type TSchema } from '@sinclair/typebox';
import { Day, Reais } from '../../http/wire.schemas.ts';

const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
/** Reais without decimals (spec A §5 Registration, Equity), up to a trillion: cents stay exact. */
const WholeReais = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 });

/** Income and patrimony as a client is changed: all of it, or none. @see spec A §3 Financial data */
export const FinancialChanges = {
  salary: WholeReais,
  otherIncome: WholeReais,
  otherIncomeDescription: orNull(Type.String({ maxLength: 200, pattern: '\\S' })),
  realEstatePatrimony: WholeReais,
  movablePatrimony: WholeReais,
  financialInvestmentsPatrimony: WholeReais,
  investorFinancialSituation: WholeReais,
};

/** The same as a client is read; null before they told. */
export const FinancialData = {
  salary: orNull(Reais),
  otherIncome: orNull(Reais),
  otherIncomeDescription: orNull(Type.String()),
  realEstatePatrimony: orNull(Reais),
  movablePatrimony: orNull(Reais),
  financialInvestmentsPatrimony: orNull(Reais),
  patrimonyUpdateDate: orNull(Day),
};
