import type { CallFailure } from '@aroeira/domain/kernel';
import type { BankAccount } from '@aroeira/domain/registration';
import * as TE from 'fp-ts/TaskEither';
import type { BrowserNavigation } from '../../shell/routing/browser-navigation.ts';
import type { Path } from '../../shell/routing/paths.ts';
import { whenSessionEnds, type Kept } from '../../shell/session/kept.ts';

/** A saved account. The server gives every account an id. */
export type SavedAccount = BankAccount & { readonly id: number };

type LoadAccounts = TE.TaskEither<CallFailure, readonly SavedAccount[]>;

/**
 * What the page of the accounts and the page of one account share: the saved accounts, those that the client keeps, and
 * the one that is open.
 */
export interface AccountsDesk {
  /** The ids of the accounts that the client did not remove. `undefined` before the first removal, and after a save. */
  readonly keptIds: readonly number[] | undefined;
  /** The account on the page of one account. `undefined` for a new one. It outlives a reload. */
  readonly openId: number | undefined;
  /** The saved accounts, in the order of the server. */
  readonly load: LoadAccounts;
  /** The same, asked for again. */
  readonly reload: LoadAccounts;
  /** Forgets what the client removed, and loads again: the server has saved it. */
  readonly saved: TE.TaskEither<never, void>;
  /** Opens the page of one account, or of a new one. The removals until now stay. */
  readonly edit: (id: number | undefined, keptIds: readonly number[]) => void;
}

interface Parts {
  readonly kept: Kept<readonly BankAccount[]>;
  readonly navigation: Pick<BrowserNavigation, 'push' | 'state' | 'path' | 'subscribe'>;
}

/** @param page the page of one account */
export const openAccountsDesk =
  (page: Path) =>
  ({ kept, navigation }: Parts): AccountsDesk => {
    let keptIds: readonly number[] | undefined;
    const forget = () => {
      keptIds = undefined;
    };
    whenSessionEnds(navigation, forget);
    return {
      get keptIds() {
        return keptIds;
      },
      get openId() {
        const passed = navigation.state();
        return passed !== undefined && 'account' in passed && typeof passed.account === 'number'
          ? passed.account
          : undefined;
      },
      load: savedOf(kept.read),
      reload: savedOf(kept.reread),
      saved: async () => {
        forget();
        await kept.refresh();
        return TE.right<never, void>(undefined)();
      },
      edit: (id, ids) => {
        keptIds = ids;
        navigation.push(page, { account: id });
      },
    };
  };

const savedOf = TE.map((accounts: readonly BankAccount[]): readonly SavedAccount[] =>
  accounts.flatMap((account) => (account.id === undefined ? [] : [{ ...account, id: account.id }])),
);
