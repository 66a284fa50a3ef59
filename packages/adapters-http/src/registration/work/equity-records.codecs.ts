import { patrimonySum, type EquityRecord } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import { CentsFromReais } from '../../http/money.codec.ts';

const maybe = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined]);

/** Of a client, income and patrimony; nothing of it before the page was filled in. @see spec A §3 Client; decision 0156 */
export const EquityRecordWire = t.type({
  salary: maybe(CentsFromReais),
  otherIncome: maybe(CentsFromReais),
  otherIncomeDescription: maybe(t.string),
  realEstatePatrimony: maybe(CentsFromReais),
  movablePatrimony: maybe(CentsFromReais),
  financialInvestmentsPatrimony: maybe(CentsFromReais),
});

/** In our words; `undefined` until all the amounts are there. */
export const equityRecordOfWire = (wire: t.TypeOf<typeof EquityRecordWire>): EquityRecord | undefined => {
  const { salary: income, otherIncome, realEstatePatrimony: realEstate, movablePatrimony: movable } = wire;
  const { financialInvestmentsPatrimony: financialInvestments } = wire;
  if (income == null || otherIncome == null || realEstate == null || movable == null || financialInvestments == null)
    return undefined;
  const otherIncomeDescription = wire.otherIncomeDescription ?? undefined;
  return { income, otherIncome, otherIncomeDescription, realEstate, movable, financialInvestments };
};

/** In the words of the wire, with the sum of the three patrimonies. @see decision Q052 */
export const equityRecordWire = (record: EquityRecord) => ({
  salary: CentsFromReais.encode(record.income),
  otherIncome: CentsFromReais.encode(record.otherIncome),
  otherIncomeDescription: record.otherIncomeDescription ?? null,
  realEstatePatrimony: CentsFromReais.encode(record.realEstate),
  movablePatrimony: CentsFromReais.encode(record.movable),
  financialInvestmentsPatrimony: CentsFromReais.encode(record.financialInvestments),
  investorFinancialSituation: CentsFromReais.encode(patrimonySum(record)),
});
