import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { DeviceMemory } from './access.ports.ts';
import { isSignedIn, type SavedAccount, type SignedInSession } from './session.ts';

/** The accounts that a device keeps; none where nothing is kept. */
export const accountsOn = ({ savedAccounts }: Pick<DeviceMemory, 'savedAccounts'>): readonly SavedAccount[] =>
  O.getOrElse((): readonly SavedAccount[] => [])(savedAccounts.read());

/** The stored session, when it can call the API. */
export const signedInOn = ({ session }: Pick<DeviceMemory, 'session'>): O.Option<SignedInSession> =>
  O.filter(isSignedIn)(session.read());

/** Ends something at the server as far as it can be reached: the answer changes nothing that the client sees. @see decision Q029 */
export const quietly = <E>(call: TE.TaskEither<E, void>): TE.TaskEither<never, void> =>
  TE.orElse(() => TE.right<never, void>(undefined))(call);
