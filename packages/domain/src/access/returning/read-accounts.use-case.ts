import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as O from 'fp-ts/Option';
import type { DeviceMemory } from '../access.ports.ts';
import { accountsOn } from '../device-memory.ts';
import { currentAccount, withOnlyOneMain } from './saved-accounts.rules.ts';
import type { SavedAccount } from '../session.ts';

/** The accounts of this device, in the order in which they were saved. */
export interface DeviceAccounts {
  readonly all: readonly SavedAccount[];
  /** The account of the Enter button. Absent when the device has no account. */
  readonly current: O.Option<SavedAccount>;
}

/**
 * Reads the accounts of this device. The only account becomes the main one and is saved as the main one.
 *
 * @see spec A §2 Login screen, A §4 Main account; decision Q036
 */
export const makeReadAccounts =
  (memory: DeviceMemory): IO<DeviceAccounts> =>
  () => {
    const saved = accountsOn(memory);
    const all = withOnlyOneMain(saved);
    if (all.some(({ isMain }, i) => isMain !== saved[i]?.isMain)) memory.savedAccounts.write(all)();
    const lastUsed = pipe(
      memory.session.read(),
      O.map(({ document }) => document),
      O.alt(memory.lastDocument.read),
    );
    return { all, current: currentAccount(all, lastUsed) };
  };
