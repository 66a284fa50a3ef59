import { pepValuesOf, type PepRecords } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import type { HttpClient } from '../../http/http-client.ts';
import { Unread } from '../../http/ours.codec.ts';
import { namedIn, namingFields } from '../../http/wrong-fields.ts';
import { PepRecordWire, ToldPep } from './pep-records.codecs.ts';

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
  read: (clientId) => http.get(`clientPep/client/${clientId}`, ToldPep, { acts: false, shows: SHOWN }),
  save: (clientId, record) =>
    pipe(
      http.post('/clientPep', Unread, {
        acts: true,
        shows: SHOWN,
        body: { clientId, ...PepRecordWire.encode(pepValuesOf(record)) },
      }),
      namingFields(namedIn(PepRecordWire)),
    ),
});
