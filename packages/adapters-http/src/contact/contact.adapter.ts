import type { ContactPorts, Correspondents, Mailbox } from '@aroeira/domain/contact';
import type { HttpClient } from '../http/http-client.ts';
import { Unread } from '../http/record.codec.ts';
import { makeHttpPlannerPhotos } from './planner-photos.adapter.ts';
import { CorrespondentRead, plannerMessageOnWire, providerMessageOnWire, ratingOnWire } from './contact.codecs.ts';

/** Who writes, over the portal API. @see spec B §7 `GET /clients/{id}` */
const makeHttpCorrespondents = (http: HttpClient): Correspondents => ({
  of: (clientId) => http.get(`/clients/${clientId}`, CorrespondentRead, { acts: false, shows: ['id'] }),
});

/** Messages and ratings over the portal API. A trace shows no word of the client. @see spec B §7 Contact and rating */
const makeHttpMailbox = (http: HttpClient): Mailbox => ({
  toProvider: (from, message) =>
    http.post('user/talktous', Unread, {
      acts: true,
      shows: ['user_id', 'subject'],
      body: providerMessageOnWire(from, message),
    }),
  toPlanner: ({ id }, message) =>
    http.post(`associates/sendMessage/${id}`, Unread, { acts: true, shows: [], body: plannerMessageOnWire(message) }),
  rate: (from, rating) =>
    http.post('user/rateapp', Unread, { acts: true, shows: ['user_id', 'rate'], body: ratingOnWire(from, rating) }),
});

/** Messages and ratings over the portal API. */
export const makeHttpContactPorts = (http: HttpClient): ContactPorts => ({
  correspondents: makeHttpCorrespondents(http),
  mailbox: makeHttpMailbox(http),
  photos: makeHttpPlannerPhotos(http),
});
