import type { FatcaRecords } from '@aroeira/domain/registration';
import { constVoid, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../../http/http-client.ts';
import { fatcaRecordOf, fatcaRecordWire, FatcaRecordWire } from './fatca-records.codecs.ts';

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
    pipe(http.get(`fatcas/${clientId}`, FatcaRecordWire, { acts: false, shows: SHOWN }), TE.map(fatcaRecordOf)),
  save: (record) =>
    pipe(
      http.post('/fatcas', t.unknown, { acts: true, shows: SHOWN, body: fatcaRecordWire(record) }),
      TE.map(constVoid),
    ),
});
