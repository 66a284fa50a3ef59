import type { EquityRecords } from '@aroeira/domain/registration';
import { constVoid, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../../http/http-client.ts';
import { equityRecordOf, EquityRecordWire, equityRecordWire } from './equity-records.codecs.ts';

/** What a trace may show. */
const SHOWN = [
  'salary',
  'otherIncome',
  'otherIncomeDescription',
  'realEstatePatrimony',
  'movablePatrimony',
  'financialInvestmentsPatrimony',
  'investorFinancialSituation',
];

/** Income and patrimony over the portal API, as fields of the client. @see spec A §7 `PUT /clients/{id}`; decision 0156 */
export const makeHttpEquityRecords = (http: HttpClient): EquityRecords => ({
  read: (clientId) =>
    pipe(http.get(`/clients/${clientId}`, EquityRecordWire, { acts: false, shows: SHOWN }), TE.map(equityRecordOf)),
  save: (clientId, record) =>
    pipe(
      http.put(`/clients/${clientId}`, t.unknown, { acts: true, shows: SHOWN, body: equityRecordWire(record) }),
      TE.map(constVoid),
    ),
});
