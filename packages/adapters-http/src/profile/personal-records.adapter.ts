import type { PersonalRecords } from '@aroeira/domain/profile';
import type { HttpClient } from '../http/http-client.ts';
import { Unread } from '../http/record.codec.ts';
import { PersonalRecordRead, photoOnWire } from './personal-records.codecs.ts';

/** The own records of clients over the portal API. A trace shows nothing of a person. @see spec B §7 Profile, documents, security */
export const makeHttpPersonalRecords = (http: HttpClient): PersonalRecords => ({
  read: (clientId) => http.get(`/clients/${clientId}`, PersonalRecordRead, { acts: false, shows: ['id'] }),
  savePhoto: (clientId, change) =>
    http.put(`/clients/${clientId}`, Unread, { acts: true, shows: [], body: photoOnWire(change) }),
});
