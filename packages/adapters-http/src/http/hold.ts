import type { Hold } from '@aroeira/domain/access';

const HOLD_OF_CODE: ReadonlyMap<string, Hold> = new Map([
  ['blocked_device', 'unblock-device'],
  ['change_password', 'reset-password'],
  ['consent_required', 'consent'],
]);

/**
 * The step that the server demands of a signed-in client before anything else. `undefined` for any other failure. Takes
 * a failed call, or a use case's failure that contains it.
 *
 * @see decisions 0010, 0157
 */
export const holdIn = (failure: {
  readonly _tag: string;
  readonly status?: number;
  readonly code?: string | undefined;
}): Hold | undefined =>
  failure._tag === 'Refused' && failure.status === 403 ? HOLD_OF_CODE.get(failure.code ?? '') : undefined;
