import type { OrderingClients } from '@aroeira/domain/movements';
import type { HttpClient } from '../http/http-client.ts';
import { OrderingClientRead } from './ordering-clients.codecs.ts';

/** Clients as far as orders need to know them. @see spec B §3 User (profile); decision 0002 */
export const makeHttpOrderingClients = (http: HttpClient): OrderingClients => ({
  of: (clientId) =>
    http.get(`/clients/${clientId}`, OrderingClientRead, {
      acts: false,
      shows: ['id', 'bankId', 'agency', 'accountNumber', 'digit'],
    }),
});
