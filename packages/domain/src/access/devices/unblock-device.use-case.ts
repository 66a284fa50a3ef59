import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { DeviceMemory } from '../access.ports.ts';
import { accountsOn, changeSessionOf } from '../device-memory.ts';
import { mayEnter, type SavedAccount, type SignedInSession } from '../session.ts';
import { afterSignIn, type Destination } from '../session/hold.rules.ts';
import type { UnblockAnswers } from './unblock.form.ts';
import type { BlockedDevices } from './unblock.ports.ts';
import type { UnblockFailure } from './unblock.ts';

/** Unblocks the device of the signed-in client, and tells where the client goes next. */
export type UnblockDevice = (answers: UnblockAnswers) => TE.TaskEither<UnblockFailure, Destination>;

type Memory = Pick<DeviceMemory, 'session' | 'savedAccounts'>;

/** @see spec A §4 Sign-in 5 "The blocked-device state is cleared after unblocking"; decisions Q027, Q148 */
export const makeUnblockDevice =
  ({ blockedDevices, memory }: { readonly blockedDevices: BlockedDevices; readonly memory: Memory }): UnblockDevice =>
  (answers) =>
    pipe(
      TE.fromIO(memory.session.read),
      TE.chainOptionK((): UnblockFailure => ({ _tag: 'NoSession', reason: 'none' }))(O.filter(mayEnter)),
      TE.chainFirst(() => blockedDevices.unblock(answers)),
      TE.chainIOK((asked) => () => clear(memory, asked)),
      TE.map(O.match((): Destination => 'dashboard', afterSignIn)),
    );

/**
 * Writes that the device is free into the stored session and into the account. It reads the session again, because
 * the call may have renewed the tokens, or another tab may have switched the account.
 *
 * @param asked the session that asked
 * @returns the stored session, if one is still open
 */
const clear = (memory: Memory, asked: SignedInSession): O.Option<SignedInSession> => {
  const accounts = accountsOn(memory);
  const isTheirs = ({ clientId }: SavedAccount) => clientId === asked.clientId;
  if (accounts.some(isTheirs))
    memory.savedAccounts.write(accounts.map((each) => (isTheirs(each) ? { ...each, isDeviceBlocked: false } : each)))();
  changeSessionOf(memory, asked, (stored) => ({ ...stored, isDeviceBlocked: false }));
  return O.filter(mayEnter)(memory.session.read());
};
