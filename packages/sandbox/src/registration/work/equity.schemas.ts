import { Type } from '@sinclair/typebox';
import { Day, orNull, Reais } from '../../http/wire.schemas.ts';
import { Text } from '../fields.schemas.ts';

/** Reais without decimals, up to a trillion, so that cents stay exact. @see spec A §5 Registration */
const WholeReais = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 });

/** Income and patrimony as the client sends them: all fields or none. @see spec A §3 Financial data */
export const FinancialChanges = {
  salary: WholeReais,
  otherIncome: WholeReais,
  otherIncomeDescription: orNull(Text),
  realEstatePatrimony: WholeReais,
  movablePatrimony: WholeReais,
  financialInvestmentsPatrimony: WholeReais,
  investorFinancialSituation: WholeReais,
};

/** The same fields in an answer of the server. They are null before the client gave them. */
export const FinancialData = {
  salary: orNull(Reais),
  otherIncome: orNull(Reais),
  otherIncomeDescription: orNull(Type.String()),
  realEstatePatrimony: orNull(Reais),
  movablePatrimony: orNull(Reais),
  financialInvestmentsPatrimony: orNull(Reais),
  patrimonyUpdateDate: orNull(Day),
};
