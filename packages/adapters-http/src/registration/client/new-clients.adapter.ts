import type { CallFailure } from '@aroeira/domain/kernel';
import type { NewClients, TooManyRegistrations } from '@aroeira/domain/registration';
import { constVoid, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { DeviceInfo } from '../../access/device-info.ts';
import type { HttpClient } from '../../http/http-client.ts';
import { newClientWire } from './new-clients.codecs.ts';

/** A new client has no session, also when another client is signed in on this device (decision 0020). */
const signedOut = { loginId: undefined };

/** What a trace may show of a new client. */
const SHOWN = [
  'name',
  'email',
  'phoneNumber',
  'document',
  'birthDate',
  'clientHolderId',
  'associateId',
  'needCoholder',
  'hasPlanner',
  'personTypeId',
  'personColor',
  'createRegForm',
  'partnerId',
];

interface Parts {
  readonly http: HttpClient;
  readonly deviceInfo: DeviceInfo;
}

/**
 * New clients over the portal API. Every answer that is no refusal is a success. Its body is not read (decision Q165).
 *
 * @see spec A §7 `auth/checkExistingDocument/{document}`, `POST /clients/create`
 */
export const makeHttpNewClients = ({ http, deviceInfo }: Parts): NewClients => ({
  checkDocument: (document) =>
    pipe(
      http.get(`auth/checkExistingDocument/${document}`, t.unknown, { acts: false, signedOut }),
      TE.bimap(failureOf, constVoid),
    ),
  create: (client) =>
    pipe(
      http.post('/clients/create', t.unknown, {
        acts: true,
        shows: SHOWN,
        body: { ...newClientWire(client), deviceInfo },
        signedOut,
      }),
      TE.bimap(failureOf, constVoid),
    ),
});

const failureOf = (failure: CallFailure): TooManyRegistrations | CallFailure =>
  failure._tag === 'Refused' && failure.status === 429 ? { _tag: 'TooManyAttempts' } : failure;
