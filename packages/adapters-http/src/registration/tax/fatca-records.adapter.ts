import type { FatcaRecords } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import type { HttpClient } from '../../http/http-client.ts';
import { inOurWords, Unread } from '../../http/ours.codec.ts';
import { namedIn, namingFields } from '../../http/wrong-fields.ts';
import { FatcaAnswersWire, fatcaRecordOf, fatcaRecordWire, FatcaRecordWire } from './fatca-records.codecs.ts';

/** What a trace may show: all but the numbers of tax offices abroad. */
const SHOWN = [
  'requestType',
  'hasOtherNationality',
  'hasOtherFiscalResidence',
  'hasOtherVisa',
  'hasRenouncedNationality',
  'renouncedNationalities',
  'countryId',
  'isWaitingNif',
  'hasNif',
  'dontNeedNif',
  'bornEua',
  'isNorthAmerican',
  'isPermanentEua',
  'isFiscalEua',
  'refuseSsn',
  'isEuaLearner',
  'isPolitical',
  'isResponsible',
  'isNotIrs',
  'isResignedCln',
  'isResignedCitizen',
  'isWithoutGcNotRequested',
  'isWithoutGc',
  'isWithoutFiscalResidence',
];

/** Tax declarations over the portal API. `{id}` is the client's (decision 0155). @see spec A §7 `GET fatcas/{id}`, `POST /fatcas` */
export const makeHttpFatcaRecords = (http: HttpClient): FatcaRecords => ({
  read: (clientId) =>
    http.get(`fatcas/${clientId}`, inOurWords(FatcaRecordWire, fatcaRecordOf), { acts: false, shows: SHOWN }),
  save: (record) =>
    pipe(
      http.post('/fatcas', Unread, { acts: true, shows: SHOWN, body: fatcaRecordWire(record) }),
      namingFields(namedIn(FatcaAnswersWire)),
    ),
});
