import type { OrderingClients } from '@aroeira/domain/movements';
import { riskProfileOf } from '@aroeira/domain/suitability';
import * as t from 'io-ts';
import type { HttpClient } from '../http/http-client.ts';
import { Day } from '../http/day.codec.ts';
import { Id } from '../http/id.codec.ts';
import { orNothing } from '../http/around.codec.ts';
import { inOurWords } from '../http/ours.codec.ts';
import { field, recordOnWire } from '../http/record.codec.ts';
import { AccountWire } from './transfer.codecs.ts';

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
