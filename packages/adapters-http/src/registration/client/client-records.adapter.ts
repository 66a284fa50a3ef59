import type { ClientRecords } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../../http/http-client.ts';
import { inOurWords, Unread, shownOf } from '../../http/record.codec.ts';
import { namedIn, namingFields } from '../../http/wrong-fields.ts';
import { addressWire, AddressWire } from '../address/address.codecs.ts';
import {
  ChosenPlannerWire,
  CivilStatusWire,
  clientRecordOf,
  ClientRecordWire,
  ContactWire,
  TaxInformationWire,
  PersonalDataWire,
} from './client-records.codecs.ts';

/** What a trace may show: all but the contact, the documents, the mother's name and the spouse. */
const SHOWN = [
  'id',
  'welfare',
  'haveProofOfResidence',
  ...shownOf(ChosenPlannerWire, 'hasPlanner', 'plannerId'),
  ...shownOf(CivilStatusWire, 'civilCapacity', 'nationalityId', 'countryId', 'isActive'),
  ...shownOf(TaxInformationWire, 'hasWorked', 'hasRelation', 'hasFatca'),
  ...shownOf(PersonalDataWire, 'socialName', 'gender', 'birthplace', 'additionalPhone', 'maritalStatus'),
  ...shownOf(AddressWire, 'use', 'cep', 'street', 'number', 'neighborhood', 'city', 'state', 'complement'),
];

const OURS = namedIn(ContactWire, ChosenPlannerWire, PersonalDataWire, TaxInformationWire, AddressWire);

/**
 * Clients' records over the portal API. Each save is a `PUT` of its own fields. The server keeps the others
 * (decision 0151).
 *
 * @see spec A §7 `GET /clients/{id}`, `PUT /clients/{id}`
 */
export const makeHttpClientRecords = (http: HttpClient): ClientRecords => {
  const put = (clientId: number, body: object) =>
    pipe(http.put(`/clients/${clientId}`, Unread, { acts: true, shows: SHOWN, body }), namingFields(OURS));
  const read: ClientRecords['read'] = (clientId) =>
    http.get(`/clients/${clientId}`, inOurWords(ClientRecordWire, clientRecordOf), { acts: false, shows: SHOWN });
  return {
    read,
    saveContact: (clientId, { name, email, phone }) => put(clientId, ContactWire.encode({ name, email, phone })),
    saveEmail: (clientId, email) => put(clientId, { email }),
    savePlanner: (clientId, planner) => put(clientId, ChosenPlannerWire.encode(planner)),
    // The facts that no page asks for are sent too, so that the defaults of a new registration become the client's own.
    savePersonalData: (clientId, values, known) =>
      pipe(
        known === undefined ? read(clientId) : TE.right(known),
        TE.chain(({ civil }) =>
          put(clientId, { ...PersonalDataWire.encode(values), ...CivilStatusWire.encode(civil) }),
        ),
      ),
    saveAddress: (clientId, address, known) =>
      pipe(
        known === undefined ? read(clientId) : TE.right(known),
        TE.chain(({ mailingAddress }) =>
          put(clientId, {
            addresses: [
              addressWire(address, 'residential'),
              ...(mailingAddress === undefined ? [] : [addressWire(mailingAddress, 'mailing')]),
            ],
          }),
        ),
      ),
    saveTaxInformation: (clientId, values) => put(clientId, TaxInformationWire.encode(values)),
  };
};
