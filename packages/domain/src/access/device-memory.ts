import * as O from 'fp-ts/Option';
import type { DeviceMemory } from './access.ports.ts';
import { isSignedIn, type SavedAccount, type Session, type SignedInSession } from './session.ts';

/** The accounts that a device keeps. */
export const accountsOn = ({ savedAccounts }: Pick<DeviceMemory, 'savedAccounts'>): readonly SavedAccount[] =>
  O.getOrElse((): readonly SavedAccount[] => [])(savedAccounts.read());

/** The stored session, when it can call the API. */
export const signedInOn = ({ session }: Pick<DeviceMemory, 'session'>): O.Option<SignedInSession> =>
  O.filter(isSignedIn)(session.read());

/**
 * The stored session, while it belongs to this client. A session may end, or another client may sign in, before an
 * answer comes. A late answer must not change the session of another client.
 */
export const storedSessionOf = (
  { session }: Pick<DeviceMemory, 'session'>,
  { clientId }: Pick<Session, 'clientId'>,
): O.Option<Session> => O.filter((stored: Session) => stored.clientId === clientId)(session.read());

/** Changes the stored session of a client. Changes nothing when that session is gone. */
export const changeSessionOf = (
  memory: Pick<DeviceMemory, 'session'>,
  client: Pick<Session, 'clientId'>,
  change: (stored: Session) => Session,
): void => {
  const stored = storedSessionOf(memory, client);
  if (O.isSome(stored)) memory.session.write(change(stored.value))();
};

/** Clears the stored session of a client, and leaves the session of another one. */
export const clearSessionOf = (memory: Pick<DeviceMemory, 'session'>, client: Pick<Session, 'clientId'>): void => {
  if (O.isSome(storedSessionOf(memory, client))) memory.session.clear();
};
