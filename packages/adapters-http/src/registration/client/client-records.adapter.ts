import type { ClientRecords } from '@aroeira/domain/registration';
import { constVoid, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../../http/http-client.ts';
import { addressWire } from '../address/address.codecs.ts';
import { civilWire, clientRecordOf, ClientRecordWire, taxInformationWire } from './client-records.codecs.ts';
import { personalDataWire } from './personal-data.codecs.ts';

/**
 * Clients' records over the portal API: each save is a `PUT` of its own fields, and what it leaves out stays (decision 0151).
 *
 * @see spec A §7 `GET /clients/{id}`, `PUT /clients/{id}`
 */
export const makeHttpClientRecords = (http: HttpClient): ClientRecords => {
  const put = (clientId: number, body: object) =>
    pipe(http.put(`/clients/${clientId}`, t.unknown, { body }), TE.map(constVoid));
  const read: ClientRecords['read'] = (clientId) =>
    pipe(http.get(`/clients/${clientId}`, ClientRecordWire), TE.map(clientRecordOf));
  return {
    read,
    savePlanner: (clientId, { hasPlanner, plannerId }) =>
      put(clientId, { associateId: plannerId, hasPlanner: hasPlanner ? 1 : 0 }),
    // What no page asks for goes along, so that a new registration's defaults become the client's own.
    savePersonalData: (clientId, values) =>
      pipe(
        read(clientId),
        TE.chain(({ civil }) => put(clientId, { ...personalDataWire(values), ...civilWire(civil) })),
      ),
    saveAddress: (clientId, address) =>
      pipe(
        read(clientId),
        TE.chain(({ mailingAddress }) =>
          put(clientId, {
            addresses: [
              addressWire(address, 'residential'),
              ...(mailingAddress === undefined ? [] : [addressWire(mailingAddress, 'mailing')]),
            ],
          }),
        ),
      ),
    saveTaxInformation: (clientId, values) => put(clientId, taxInformationWire(values)),
  };
};
