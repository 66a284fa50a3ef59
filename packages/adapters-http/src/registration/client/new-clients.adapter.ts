import type { CallFailure } from '@aroeira/domain/kernel';
import type { NewClients, TooManyRegistrations } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { DeviceInfo } from '../../access/device-info.ts';
import type { HttpClient } from '../../http/http-client.ts';
import { Unread, shownOf } from '../../http/record.codec.ts';
import { CONSTANTS, NewClientWire, newClientWire } from './new-clients.codecs.ts';

/** What a trace may show: all but the password. */
const SHOWN = [
  ...shownOf(NewClientWire, 'name', 'email', 'phone', 'document', 'birthDate'),
  ...shownOf(NewClientWire, 'plannerId', 'hasPlanner', 'holderId', 'needsCoHolder'),
  ...Object.keys(CONSTANTS),
];

/** A new client has no session, also when another client is signed in on this device (decision 0020). */
const signedOut = { loginId: undefined };

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
    pipe(http.get(`auth/checkExistingDocument/${document}`, Unread, { acts: false, signedOut }), TE.mapLeft(failureOf)),
  create: (client) =>
    pipe(
      http.post('/clients/create', Unread, {
        acts: true,
        shows: SHOWN,
        body: { ...newClientWire(client), deviceInfo },
        signedOut,
      }),
      TE.mapLeft(failureOf),
    ),
});

const failureOf = (failure: CallFailure): TooManyRegistrations | CallFailure =>
  failure._tag === 'Refused' && failure.status === 429 ? { _tag: 'TooManyAttempts' } : failure;
