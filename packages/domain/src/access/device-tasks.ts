import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { AccountFailure } from './access.errors.ts';
import type { DeviceMemory, Sessions } from './access.ports.ts';
import { accountsOn, clearSessionOf } from './device-memory.ts';
import { isSignedIn, type SavedAccount, type Session } from './session.ts';

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
