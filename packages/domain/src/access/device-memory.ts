import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { AccountFailure } from './access.errors.ts';
import type { DeviceMemory, Sessions } from './access.ports.ts';
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

/**
 * Makes a call that ends something at the server. Ignores a failure, because the answer changes nothing that the client
 * sees.
 *
 * @see decision Q029
 */
export const quietly = <E>(call: TE.TaskEither<E, void>): TE.TaskEither<never, void> =>
  TE.orElse(() => TE.right<never, void>(undefined))(call);

/** Finds a saved account of this device by the id of its client. */
export const savedAccount = (memory: DeviceMemory, clientId: number): TE.TaskEither<AccountFailure, SavedAccount> =>
  pipe(
    TE.fromIO(() => accountsOn(memory).find((account) => account.clientId === clientId)),
    TE.chain(TE.fromNullable<AccountFailure>({ _tag: 'NoSuchAccount' })),
  );

/** Clears the stored session when `isMeant` accepts it, and revokes its tokens. A failed call changes nothing. */
export const dropSession = (
  sessions: Sessions,
  memory: DeviceMemory,
  isMeant: (session: Session) => boolean,
): TE.TaskEither<never, void> => {
  const session = O.filter(isMeant)(memory.session.read());
  if (O.isNone(session)) return TE.right(undefined);
  return pipe(
    isSignedIn(session.value) ? quietly(sessions.revoke(session.value)) : TE.right<never, void>(undefined),
    TE.chainIOK(() => () => clearSessionOf(memory, session.value)),
  );
};
