import type { PepRecords } from '@aroeira/domain/registration';
import { constVoid, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../../http/http-client.ts';
import { pepRecordOfWire, pepRecordWire, PepRecordWire } from './pep-records.codecs.ts';

/** PEP declarations over the portal API. @see spec A §7 `GET clientPep/client/{id}`, `POST /clientPep` */
export const makeHttpPepRecords = (http: HttpClient): PepRecords => ({
  read: (clientId) => pipe(http.get(`clientPep/client/${clientId}`, PepRecordWire), TE.map(pepRecordOfWire)),
  save: (clientId, record) =>
    pipe(http.post('/clientPep', t.unknown, { body: pepRecordWire(clientId, record) }), TE.map(constVoid)),
});
