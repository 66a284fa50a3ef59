import type { SecurityActivity, SecurityEvent } from '@aroeira/domain/access';
import * as t from 'io-ts';
import { InstantFromIso, wordsOnWire } from '../../http/values.codec.ts';
import { orNothing, recordOnWire, inOurWords } from '../../http/record.codec.ts';

/** A device where the client is signed in. @see decision 0112 */
export const DeviceWire = recordOnWire(
  'Device',
  {
    loginId: t.string,
    kind: wordsOnWire('DeviceKind', { browser: 'web', app: 'mobile' }),
    browser: orNothing(t.string),
    system: orNothing(t.string),
    signedInAt: InstantFromIso,
    lastSeenAt: InstantFromIso,
    isThis: t.boolean,
  },
  { kind: 'deviceType', isThis: 'isCurrent' },
);

const ActivityWire = t.type({ event: t.string, at: InstantFromIso });

/** An event in our words. An unknown word is shown as `other`. */
const activityOf = ({ event, at }: t.TypeOf<typeof ActivityWire>): SecurityActivity => ({
  event: EVENTS.get(event) ?? 'other',
  at,
});

const EVENTS: ReadonlyMap<string, SecurityEvent> = new Map<string, SecurityEvent>([
  ['signed_in', 'signed-in'],
  ['sign_in_refused', 'sign-in-refused'],
  ['code_refused', 'code-refused'],
  ['token_reused', 'token-reused'],
  ['device_unblocked', 'device-unblocked'],
  ['unblock_refused', 'unblock-refused'],
  ['device_ended', 'device-ended'],
  ['misuse_reported', 'misuse-reported'],
  ['password_changed', 'password-changed'],
  ['temporary_password_sent', 'temporary-password-sent'],
  ['two_step_enabled', 'two-step-enabled'],
  ['two_step_disabled', 'two-step-disabled'],
  ['quick_access_registered', 'quick-access-registered'],
  ['quick_access_refused', 'quick-access-refused'],
  ['data_exported', 'data-exported'],
]);

export const Activities = inOurWords(t.array(ActivityWire), (activities) => activities.map(activityOf));
