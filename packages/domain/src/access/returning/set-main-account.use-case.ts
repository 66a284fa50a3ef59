import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { DeviceMemory, MainAccounts } from '../access.ports.ts';
import { accountsOn } from '../device-memory.ts';
import { savedAccount } from '../device-tasks.ts';
import type { MainAccountFailure } from './accounts.errors.ts';
import { withMain } from './saved-accounts.rules.ts';
import type { SavedAccount } from '../session.ts';

/** Makes one account the main one. `undefined` means that the client made no choice. @returns all accounts */
export type SetMainAccount = (
  clientId: number | undefined,
) => TE.TaskEither<MainAccountFailure, readonly SavedAccount[]>;

/**
 * Tells the server first. When the server refuses, nothing changes on this device.
 *
 * @see spec A §4 Main account, A §5 Access forms, A §7 Auth
 */
export const makeSetMainAccount =
  ({ mainAccounts, memory }: { readonly mainAccounts: MainAccounts; readonly memory: DeviceMemory }): SetMainAccount =>
  (clientId) =>
    pipe(
      TE.fromNullable<MainAccountFailure>({ _tag: 'NoAccountChosen' })(clientId),
      TE.chain((chosen): TE.TaskEither<MainAccountFailure, SavedAccount> => savedAccount(memory, chosen)),
      TE.tap((account) =>
        pipe(
          mainAccounts.set(account),
          TE.mapLeft((why): MainAccountFailure => ({ _tag: 'MainAccountNotSet', why })),
        ),
      ),
      TE.map((account) => {
        const accounts = withMain(accountsOn(memory), account);
        memory.savedAccounts.write(accounts)();
        const session = memory.session.read();
        if (O.isSome(session))
          memory.session.write({ ...session.value, isMainAccount: session.value.clientId === clientId })();
        return accounts;
      }),
    );
