import type { DeviceMemory } from '@aroeira/domain/access';
import type { OptionLists } from '@aroeira/domain/registration';
import * as O from 'fp-ts/Option';
import type { AccountsDesk } from '../accounts/accounts-desk.ts';
import type { KeptRecords } from './kept-records.ts';

interface Parts {
  readonly records: KeptRecords;
  readonly accounts: Pick<AccountsDesk, 'load'>;
  readonly lists: OptionLists;
  readonly memory: Pick<DeviceMemory, 'session'>;
}

/**
 * Asks for what later pages of the form need, one call after another, so that none of them waits for it. What is known
 * already makes no call, and a failure means only that the page itself asks again. It stops when the session ends.
 *
 * @see decision 0220
 */
export const askAhead =
  ({ records: { form, pep, fatca, profession, equity }, accounts, lists, memory }: Parts) =>
  async (): Promise<void> => {
    const { functions, familyRelations, closeRelations, countries, banks, careers } = lists;
    const later = [form.read, pep.read, fatca.read, profession.read, accounts.load, equity.read];
    for (const ask of [functions, familyRelations, closeRelations, countries, banks, careers, ...later]) {
      if (O.isNone(memory.session.read())) return;
      await ask();
    }
  };
