import type { ClientDataCopies, ConsentHistories, DataRequests, MyDataPorts } from '@aroeira/domain/profile';
import type { HttpClient } from '../../http/http-client.ts';
import { ClientDataRead, ConsentHistoryRead, DataRequestRead, DataRequestsRead } from './my-data.codecs.ts';

/** Copies of a client's data over the portal API. The path is ours, and a trace shows nothing of it (decision 0240). */
const makeHttpClientDataCopies = (http: HttpClient): ClientDataCopies => ({
  // The server writes the call down and counts it.
  of: (clientId) => http.get(`/clients/${clientId}/my-data`, ClientDataRead, { acts: true, shows: ['exportedAt'] }),
});

/** Answers about the consent over the portal API. The path is ours (decision 0241). */
const makeHttpConsentHistories = (http: HttpClient): ConsentHistories => ({
  of: (clientId) =>
    http.get(`/clients/${clientId}/consents`, ConsentHistoryRead, {
      acts: false,
      shows: ['accepted', 'terms', 'version', 'answeredAt'],
    }),
});

const SHOWN = ['id', 'kind', 'receivedAt', 'analysedAt', 'answeredAt'];

/** Requests about the data over the portal API. The paths are ours, and traces show no word of them (decision 0242). */
const makeHttpDataRequests = (http: HttpClient): DataRequests => ({
  list: (clientId) => http.get(`/clients/${clientId}/data-requests`, DataRequestsRead, { acts: false, shows: SHOWN }),
  one: (clientId, id) =>
    http.get(`/clients/${clientId}/data-requests/${id}`, DataRequestRead, { acts: false, shows: SHOWN }),
  send: (clientId, { kind, message }) =>
    http.post(`/clients/${clientId}/data-requests`, DataRequestRead, {
      acts: true,
      shows: SHOWN,
      body: { kind, message },
    }),
});

/** What is kept of a client, over the portal API. */
export const makeHttpMyDataPorts = (http: HttpClient): MyDataPorts => ({
  copies: makeHttpClientDataCopies(http),
  histories: makeHttpConsentHistories(http),
  requests: makeHttpDataRequests(http),
});
