import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { AccountFailure } from '../access.errors.ts';
import type { DeviceMemory, Sessions } from '../access.ports.ts';
import { accountsOn } from '../device-memory.ts';
import { dropSession, savedAccount } from '../device-tasks.ts';
import { forgetQuickAccessOf } from '../quick-access/forget-quick-access.ts';
import { withoutAccount } from './saved-accounts.rules.ts';
import type { Challenge, SavedAccount } from '../session.ts';

/** Forgets one account of this device. @returns the remaining accounts */
export type RemoveAccount = (clientId: number) => TE.TaskEither<AccountFailure, readonly SavedAccount[]>;

/**
 * Removes on this device only. It forgets everything about the account: its session, its document, an awaited code
 * and its quick access.
 *
 * @see spec A §4 Session handling; decision Q043
 */
export const makeRemoveAccount =
  ({ sessions, memory }: { readonly sessions: Sessions; readonly memory: DeviceMemory }): RemoveAccount =>
  (clientId) =>
    pipe(
      savedAccount(memory, clientId),
      TE.tap(() => dropSession(sessions, memory, (session) => session.clientId === clientId)),
      TE.chainEitherK((account) => {
        forget(memory, account);
        return withoutAccount(accountsOn(memory), clientId);
      }),
      TE.tapIO(memory.savedAccounts.write),
    );

const forget = (memory: DeviceMemory, { clientId, document }: SavedAccount): void => {
  if (O.exists((last) => last === document)(memory.lastDocument.read())) memory.lastDocument.clear();
  if (O.exists((challenge: Challenge) => challenge.document === document)(memory.challenge.read()))
    memory.challenge.clear();
  forgetQuickAccessOf(memory, clientId);
};
