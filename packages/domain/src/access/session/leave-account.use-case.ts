import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { SignOutFailure } from '../access.errors.ts';
import type { DeviceMemory, SignInParts } from '../access.ports.ts';
import { accountsOn, clearSessionOf } from '../device-memory.ts';
import { forgetQuickAccessOf } from '../quick-access/forget-quick-access.ts';
import { withoutAccount } from '../returning/saved-accounts.rules.ts';
import type { SignedInSession } from '../session.ts';
import { withSession, type SignOut } from './stored-session.ts';

/**
 * "Leave account" is the only exit that forgets the account. Removes nothing when the server does not answer.
 *
 * @see spec A §4 Session handling; decisions Q029, Q030
 */
export const makeLeaveAccount = ({ sessions, memory }: Pick<SignInParts, 'sessions' | 'memory'>): SignOut =>
  withSession(memory, (session) =>
    pipe(
      sessions.endSession(session),
      TE.mapLeft((why): SignOutFailure => ({ _tag: 'SessionSignOutFailed', why })),
      TE.chainIOK(() => () => forget(memory, session)),
    ),
  );

const forget = (memory: DeviceMemory, session: SignedInSession): void => {
  forgetQuickAccessOf(memory, session.clientId);
  const rest = withoutAccount(accountsOn(memory), session.clientId);
  if (rest._tag === 'Right') memory.savedAccounts.write(rest.right)();
  clearSessionOf(memory, session);
  // When another client signed in meanwhile, the other values on this device belong to that client.
  if (O.isSome(memory.session.read())) return;
  memory.lastDocument.clear();
  memory.challenge.clear();
};
