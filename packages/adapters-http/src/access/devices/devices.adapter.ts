import type { Devices, BlockedDevices, UnblockFailure } from '@aroeira/domain/access';
import * as t from 'io-ts';
import { isRefusedWith, type CallFailure } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../../http/http-client.ts';
import { Unread } from '../../http/record.codec.ts';
import { Activities, DeviceWire } from './devices.codecs.ts';
import type { DeviceInfo } from '../device-info.ts';

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

interface Parts {
  readonly http: HttpClient;
  readonly deviceInfo: Pick<DeviceInfo, 'type'>;
}

/**
 * Unblocks this device over the portal API.
 *
 * @see spec A §3 Unblock answers, A §7 `blockedDevice/client/unblock`; decision Q127 for deviceTypes
 */
export const makeHttpBlockedDevices = ({ http, deviceInfo: { type } }: Parts): BlockedDevices => ({
  unblock: (answers) =>
    pipe(
      http.post('blockedDevice/client/unblock', Unread, {
        acts: true,
        shows: ['deviceTypes'],
        // The wire has our names of the answers.
        body: { deviceTypes: [type], ...answers },
      }),
      TE.mapLeft(unblockFailureOf),
    ),
});

/** @see spec A §8 Password recovery and device */
const REFUSALS = { tooMany: 'max_tries_reached', wrong: 'invalid_answers' } as const;

/** @see spec A §7 "errors read from the body message" */
const unblockFailureOf = (failure: CallFailure): UnblockFailure => {
  if (isRefusedWith(failure, REFUSALS.tooMany)) return { _tag: 'MaxTriesReached' };
  return isRefusedWith(failure, REFUSALS.wrong) ? { _tag: 'AnswersWrong' } : failure;
};
