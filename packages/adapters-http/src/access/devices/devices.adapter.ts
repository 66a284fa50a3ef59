import type { Devices } from '@aroeira/domain/access';
import * as t from 'io-ts';
import type { HttpClient } from '../../http/http-client.ts';
import { Unread } from '../../http/ours.codec.ts';
import { Activities, DeviceWire } from './devices.codecs.ts';

/** Signed-in devices and security activity over the portal API. The paths are ours (decision 0112). */
export const makeHttpDevices = (http: HttpClient): Devices => ({
  list: (clientId) =>
    http.get(`/clients/${clientId}/devices`, t.array(DeviceWire), {
      acts: false,
      shows: ['deviceType', 'signedInAt', 'lastSeenAt', 'isCurrent'],
    }),
  end: (clientId, loginId) =>
    http.delete(`/clients/${clientId}/devices/${encodeURIComponent(loginId)}`, Unread, { acts: true }),
  activity: (clientId) =>
    http.get(`/clients/${clientId}/security-activity`, Activities, { acts: false, shows: ['event', 'at'] }),
});
