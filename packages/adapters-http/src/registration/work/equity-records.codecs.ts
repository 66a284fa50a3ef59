import { patrimonySum, type EquityRecord } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import { CentsFromReais } from '../../http/values.codec.ts';
import { orNothing, recordOnWire } from '../../http/record.codec.ts';

/** Income and patrimony, with the client. All are nothing before the client filled in the page. @see spec A §3 Client; decision 0156 */
export const EquityRecordWire = recordOnWire(
  'EquityRecord',
  {
    income: orNothing(CentsFromReais),
    otherIncome: orNothing(CentsFromReais),
    otherIncomeDescription: orNothing(t.string),
    realEstate: orNothing(CentsFromReais),
    movable: orNothing(CentsFromReais),
    financialInvestments: orNothing(CentsFromReais),
  },
  {
    income: 'salary',
    realEstate: 'realEstatePatrimony',
    movable: 'movablePatrimony',
    financialInvestments: 'financialInvestmentsPatrimony',
  },
);

/** A record in our words. `undefined` until all the amounts are there. */
export const equityRecordOf = ({
  income,
  otherIncome,
  otherIncomeDescription,
  realEstate,
  movable,
  financialInvestments,
}: t.TypeOf<typeof EquityRecordWire>): EquityRecord | undefined =>
  income === undefined ||
  otherIncome === undefined ||
  realEstate === undefined ||
  movable === undefined ||
  financialInvestments === undefined
    ? undefined
    : { income, otherIncome, otherIncomeDescription, realEstate, movable, financialInvestments };

/** The name of the sum of the three patrimonies on the wire. */
export const PATRIMONY_SUM = 'investorFinancialSituation';

/** A record in the words of the wire, with the sum of the three patrimonies. @see decision Q052 */
export const equityRecordWire = (record: EquityRecord) => ({
  ...EquityRecordWire.encode(record),
  [PATRIMONY_SUM]: CentsFromReais.encode(patrimonySum(record)),
});
