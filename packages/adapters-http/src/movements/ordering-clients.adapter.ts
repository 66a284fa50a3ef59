import type { OrderingClients } from '@aroeira/domain/movements';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../http/http-client.ts';
import { orderingClientOf, OrderingClientWire } from './ordering-clients.codecs.ts';

/** Clients as far as orders need to know them. @see spec B §3 User (profile); decision 0002 */
export const makeHttpOrderingClients = (http: HttpClient): OrderingClients => ({
  of: (clientId) =>
    pipe(
      http.get(`/clients/${clientId}`, OrderingClientWire, {
        acts: false,
        shows: ['id', 'bankId', 'agency', 'accountNumber', 'digit'],
      }),
      TE.map(orderingClientOf),
    ),
});
