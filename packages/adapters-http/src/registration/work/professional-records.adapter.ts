import type { ProfessionalRecords } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import type { HttpClient } from '../../http/http-client.ts';
import { Unread } from '../../http/ours.codec.ts';
import { namedIn, namingFields } from '../../http/wrong-fields.ts';
import { ProfessionalRecordWire, ToldProfession } from './professional-records.codecs.ts';

/** What a trace may show. */
const SHOWN = ['professionalType', 'carrerId', 'company', 'cnpj', 'functionId'];

/**
 * Professions over the portal API. A record has a profession or an office.
 *
 * @see spec A §7 `GET professionalInformations/client/{id}`, `POST /professionalInformations`
 */
export const makeHttpProfessionalRecords = (http: HttpClient): ProfessionalRecords => ({
  read: (clientId) =>
    http.get(`professionalInformations/client/${clientId}`, ToldProfession, { acts: false, shows: SHOWN }),
  save: (record) =>
    pipe(
      http.post('/professionalInformations', Unread, {
        acts: true,
        shows: SHOWN,
        body: ProfessionalRecordWire.encode(record),
      }),
      namingFields(namedIn(ProfessionalRecordWire)),
    ),
});
