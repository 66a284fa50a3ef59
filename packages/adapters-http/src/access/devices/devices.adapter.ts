import type { Devices } from '@aroeira/domain/access';
import { constVoid, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../../http/http-client.ts';
import { ActivitiesWire, activityOf, DevicesWire } from './devices.codecs.ts';

/** Signed-in devices and security activity over the portal API. The paths are ours (decision 0112). */
export const makeHttpDevices = (http: HttpClient): Devices => ({
  list: (clientId) =>
    http.get(`/clients/${clientId}/devices`, DevicesWire, {
      acts: false,
      shows: ['deviceType', 'signedInAt', 'lastSeenAt', 'isCurrent'],
    }),
  end: (clientId, loginId) =>
    pipe(
      http.delete(`/clients/${clientId}/devices/${encodeURIComponent(loginId)}`, t.unknown, { acts: true }),
      TE.map(constVoid),
    ),
  activity: (clientId) =>
    pipe(
      http.get(`/clients/${clientId}/security-activity`, ActivitiesWire, { acts: false, shows: ['event', 'at'] }),
      TE.map((activities) => activities.map(activityOf)),
    ),
});
