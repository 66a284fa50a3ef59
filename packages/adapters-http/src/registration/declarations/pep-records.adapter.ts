import { pepRecordOf, pepValuesOf, type PepRecords } from '@aroeira/domain/registration';
import { constVoid, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../../http/http-client.ts';
import { PepRecordWire } from './pep-records.codecs.ts';

/** What a trace may show: all but the relation's name and document. */
const SHOWN = [
  'functionId',
  'initialDate',
  'endDate',
  'company',
  'cnpj',
  'functionRelationId',
  'relationTypeId',
  'parentId',
  'relationId',
];

/** PEP declarations over the portal API. @see spec A §7 `GET clientPep/client/{id}`, `POST /clientPep` */
export const makeHttpPepRecords = (http: HttpClient): PepRecords => ({
  read: (clientId) =>
    pipe(
      http.get(`clientPep/client/${clientId}`, PepRecordWire, { acts: false, shows: SHOWN }),
      TE.map(pepRecordOf),
      TE.map((record) => (record.role === undefined && record.relation === undefined ? undefined : record)),
    ),
  save: (clientId, record) =>
    pipe(
      http.post('/clientPep', t.unknown, {
        acts: true,
        shows: SHOWN,
        body: { clientId, ...PepRecordWire.encode(pepValuesOf(record)) },
      }),
      TE.map(constVoid),
    ),
});
