import type { EquityRecords } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import type { HttpClient } from '../../http/http-client.ts';
import { inOurWords, Unread } from '../../http/ours.codec.ts';
import { namedIn, namingFields } from '../../http/wrong-fields.ts';
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
    http.get(`/clients/${clientId}`, inOurWords(EquityRecordWire, equityRecordOf), { acts: false, shows: SHOWN }),
  save: (clientId, record) =>
    pipe(
      http.put(`/clients/${clientId}`, Unread, { acts: true, shows: SHOWN, body: equityRecordWire(record) }),
      namingFields(namedIn(EquityRecordWire)),
    ),
});
