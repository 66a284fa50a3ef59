import { withClient } from '../../database/locked-client.sql.ts';
import type { Services } from '../../http/api.ts';
import { clearAttempts, takeAttempt } from '../attempts.sql.ts';
import { audit } from '../audit.sql.ts';
import { stillIn, type Caller } from '../caller.ts';
import { currentPasswordLimit, newPasswordLimit } from '../limits.ts';
import { passwordsOf, replacePassword } from './change-password.sql.ts';
import { hashPassword, isRightPassword } from './passwords.ts';
import { isTemporaryPassword } from './temporary-password.sql.ts';

export interface PasswordChange {
  readonly caller: Caller;
  readonly currentPassword: string | undefined;
  readonly newPassword: string;
  readonly address: string;
}

export type PasswordChangeOutcome =
  | 'Changed'
  /** Only a client who must change the password may leave the current one out. */
  | 'PasswordRequired'
  | 'WrongPassword'
  | 'SameAsPrevious'
  | 'UsedBefore'
  /** Another change came first. */
  | 'Raced';

/** Checks the current one first. @throws Refusal 429 @see spec A §7, A §8; docs/decisions/0106, 0107 */
export const changePassword = async (services: Services, change: PasswordChange): Promise<PasswordChangeOutcome> => {
  const { db, clock } = services;
  const { clientId, loginId } = change.caller;
  await takeAttempt(services, newPasswordLimit(loginId));
  const { current, previous } = await passwordsOf(db, clientId);
  const proof = await checkCurrent(services, change, current);
  if (proof !== 'Right') return proof;
  const fault = await newPasswordFault(services, change, { current, previous });
  if (fault !== undefined) return fault;
  const replacement = await hashPassword(change.newPassword);
  // A sign-in with the old password that comes at the same time is over before, or sees the new one.
  return withClient(db, clientId, async ({ tx }) => {
    await stillIn(tx, change.caller);
    const now = clock.now();
    if (!(await replacePassword(tx, change.caller, { current, replacement, now }))) return 'Raced';
    await audit(tx, { event: 'password changed', clientId, address: change.address, now });
    return 'Changed';
  });
};

/** Checks the current password. A client who must change the password may leave it out. */
const checkCurrent = async (services: Services, { caller, currentPassword }: PasswordChange, current: string) => {
  if (currentPassword === undefined) return caller.mustChangePassword ? 'Right' : 'PasswordRequired';
  const limit = currentPasswordLimit(caller.loginId);
  await takeAttempt(services, limit);
  const isRight =
    (await isRightPassword(current, currentPassword)) ||
    (caller.mustChangePassword && (await isTemporary(services, caller, currentPassword)));
  if (!isRight) return 'WrongPassword';
  await clearAttempts(services, limit);
  return 'Right';
};

/** Compares the new password with the current, the temporary and the older ones. */
const newPasswordFault = async (
  services: Services,
  { caller, newPassword }: PasswordChange,
  { current, previous }: { readonly current: string; readonly previous: readonly string[] },
): Promise<'SameAsPrevious' | 'UsedBefore' | undefined> => {
  const isSame = (await isRightPassword(current, newPassword)) || (await isTemporary(services, caller, newPassword));
  if (isSame) return 'SameAsPrevious';
  // One after the other: each check takes 19 MiB.
  for (const old of previous) if (await isRightPassword(old, newPassword)) return 'UsedBefore';
  return undefined;
};

const isTemporary = ({ db, clock }: Services, { document }: Caller, password: string): Promise<boolean> =>
  isTemporaryPassword(db, { document, password, now: clock.now() });
