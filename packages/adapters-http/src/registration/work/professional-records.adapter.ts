import type { ProfessionalRecords } from '@aroeira/domain/registration';
import { constVoid, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../../http/http-client.ts';
import { ProfessionalRecordWire } from './professional-records.codecs.ts';

/** What a trace may show. */
const SHOWN = ['professionalType', 'carrerId', 'company', 'cnpj', 'functionId'];

/**
 * Professions over the portal API. A record has a profession or an office.
 *
 * @see spec A §7 `GET professionalInformations/client/{id}`, `POST /professionalInformations`
 */
export const makeHttpProfessionalRecords = (http: HttpClient): ProfessionalRecords => ({
  read: (clientId) =>
    pipe(
      http.get(`professionalInformations/client/${clientId}`, ProfessionalRecordWire, { acts: false, shows: SHOWN }),
      TE.map((record) =>
        record.professionalType === undefined && record.functionId === undefined ? undefined : record,
      ),
    ),
  save: (record) =>
    pipe(
      http.post('/professionalInformations', t.unknown, {
        acts: true,
        shows: SHOWN,
        body: ProfessionalRecordWire.encode(record),
      }),
      TE.map(constVoid),
    ),
});
