import type { SecurityActivity, SecurityEvent, SignedInDevice } from '@aroeira/domain/access';
import * as t from 'io-ts';
import { InstantFromIso } from '../../http/day.codec.ts';

const Name = t.union([t.string, t.null]);

/** @see decision 0112 */
const DeviceWire = t.type({
  loginId: t.string,
  deviceType: t.keyof({ web: null, mobile: null }),
  browser: Name,
  system: Name,
  signedInAt: InstantFromIso,
  lastSeenAt: InstantFromIso,
  isCurrent: t.boolean,
});

export const DevicesWire = t.array(DeviceWire);

/** A device in our words. */
export const deviceOf = (wire: t.TypeOf<typeof DeviceWire>): SignedInDevice => ({
  loginId: wire.loginId,
  kind: wire.deviceType === 'mobile' ? 'app' : 'browser',
  browser: wire.browser ?? undefined,
  system: wire.system ?? undefined,
  signedInAt: wire.signedInAt,
  lastSeenAt: wire.lastSeenAt,
  isThis: wire.isCurrent,
});

const ActivityWire = t.type({ event: t.string, at: InstantFromIso });

export const ActivitiesWire = t.array(ActivityWire);

/** An event in our words. An unknown word is shown as `other`. */
export const activityOf = ({ event, at }: t.TypeOf<typeof ActivityWire>): SecurityActivity => ({
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
]);
