import type { FatcaRecords } from '@aroeira/domain/registration';
import { constVoid, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../../http/http-client.ts';
import { fatcaRecordOf, fatcaRecordWire, FatcaRecordWire } from './fatca-records.codecs.ts';

/** Tax declarations over the portal API. `{id}` is the client's (decision 0155). @see spec A §7 `GET fatcas/{id}`, `POST /fatcas` */
export const makeHttpFatcaRecords = (http: HttpClient): FatcaRecords => ({
  read: (clientId) => pipe(http.get(`fatcas/${clientId}`, FatcaRecordWire), TE.map(fatcaRecordOf)),
  save: (record) => pipe(http.post('/fatcas', t.unknown, { body: fatcaRecordWire(record) }), TE.map(constVoid)),
});
