import type { OrderingClients } from '@aroeira/domain/movements';
import { riskProfileOf } from '@aroeira/domain/suitability';
import * as t from 'io-ts';
import type { HttpClient } from '../http/http-client.ts';
import { Day } from '../http/parsed.codec.ts';
import { Id } from '../http/values.codec.ts';
import { orNothing, field, recordOnWire, inOurWords } from '../http/record.codec.ts';
import { AccountWire } from './orders.codecs.ts';

/** The fields of a client that orders need. */
const OrderingClientWire = recordOnWire(
  'OrderingClient',
  { id: Id, birthDate: orNothing(Day), profileId: orNothing(field('id', Id)), accounts: t.array(AccountWire) },
  { profileId: 'riskProfileCategory', accounts: 'bankAccounts' },
);

/** A client in the words of orders. */
const OrderingClientRead = inOurWords(OrderingClientWire, ({ profileId, ...client }) => ({
  ...client,
  riskProfile: profileId === undefined ? undefined : riskProfileOf(profileId),
}));

/** Clients as far as orders need to know them. @see spec B §3 User (profile); decision 0002 */
export const makeHttpOrderingClients = (http: HttpClient): OrderingClients => ({
  of: (clientId) =>
    http.get(`/clients/${clientId}`, OrderingClientRead, {
      acts: false,
      shows: ['id', 'bankId', 'agency', 'accountNumber', 'digit'],
    }),
});
