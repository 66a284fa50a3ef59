import type { DeviceMemory, MainAccounts, Sessions } from '../access.ports.ts';
import { makeReadAccounts } from './read-accounts.use-case.ts';
import { makeRemoveAccount } from './remove-account.use-case.ts';
import { makeSetMainAccount } from './set-main-account.use-case.ts';
import { makeSwitchAccount } from './switch-account.use-case.ts';

interface Parts {
  readonly sessions: Sessions;
  readonly mainAccounts: MainAccounts;
  readonly memory: DeviceMemory;
}

/** The use cases of the accounts that a device knows. */
export const composeAccounts = ({ sessions, mainAccounts, memory }: Parts) => ({
  read: makeReadAccounts(memory),
  switchTo: makeSwitchAccount({ sessions, memory }),
  remove: makeRemoveAccount({ sessions, memory }),
  setMain: makeSetMainAccount({ mainAccounts, memory }),
});

export type AccountUseCases = ReturnType<typeof composeAccounts>;
