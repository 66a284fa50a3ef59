import type { Hold } from '@aroeira/domain/access';

const HOLDS: ReadonlyMap<string, Hold> = new Map([
  ['blocked_device', 'unblock-device'],
  ['change_password', 'reset-password'],
  ['consent_required', 'consent'],
]);

/**
 * What the server wants of a signed-in client before it answers with anything of theirs; `undefined` for any other
 * failure. Reads a failed call as well as the failure of a use case that it became.
 *
 * @see decisions 0010, 0157
 */
export const holdIn = (failure: {
  readonly _tag: string;
  readonly status?: number;
  readonly code?: string | undefined;
}): Hold | undefined =>
  failure._tag === 'Refused' && failure.status === 403 ? HOLDS.get(failure.code ?? '') : undefined;
