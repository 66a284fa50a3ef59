import type { CallFailure } from '@aroeira/domain/kernel';
import type { BankAccount } from '@aroeira/domain/registration';
import * as TE from 'fp-ts/TaskEither';
import type { Navigation } from '../../shell/routing/navigation.ts';
import type { Path } from '../../shell/routing/paths.ts';
import type { Kept } from '../../shell/session/kept.ts';

/** A saved account. The server gives every account an id. */
export type SavedAccount = BankAccount & { readonly id: number };

interface Parts {
  readonly kept: Kept<readonly BankAccount[]>;
  readonly navigation: Pick<Navigation, 'push'>;
  /** The page of one account. */
  readonly page: Path;
  /** What the page before passed to this one. It outlives a reload. */
  readonly state: () => object | undefined;
}

/**
 * What the page of the accounts and the page of one account share: the saved accounts, those that the client keeps, and
 * the one that is open.
 */
export class AccountsDesk {
  /** The ids of the accounts that the client did not remove. `undefined` before the first removal, and after a save. */
  keptIds: readonly number[] | undefined = undefined;
  private readonly kept: Parts['kept'];
  private readonly navigation: Parts['navigation'];
  private readonly page: Path;
  private readonly state: Parts['state'];

  constructor({ kept, navigation, page, state }: Parts) {
    this.kept = kept;
    this.navigation = navigation;
    this.page = page;
    this.state = state;
  }

  /** The account on the page of one account. `undefined` for a new one. */
  get openId(): number | undefined {
    const passed = this.state();
    return passed !== undefined && 'account' in passed && typeof passed.account === 'number'
      ? passed.account
      : undefined;
  }

  /** The saved accounts, in the order of the server. */
  readonly load: TE.TaskEither<CallFailure, readonly SavedAccount[]> = () => savedOf(this.kept.read)();

  /** The same, asked for again. */
  readonly reload: TE.TaskEither<CallFailure, readonly SavedAccount[]> = () => savedOf(this.kept.reread)();

  /** Forgets what the client removed, and loads again: the server has saved it. */
  readonly saved: TE.TaskEither<never, void> = async () => {
    this.forget();
    await this.kept.refresh();
    return TE.right<never, void>(undefined)();
  };

  /** Forgets what the client removed and did not save. */
  forget(): void {
    this.keptIds = undefined;
  }

  /** Opens the page of one account, or of a new one. The removals until now stay. */
  edit(id: number | undefined, keptIds: readonly number[]): void {
    this.keptIds = keptIds;
    this.navigation.push(this.page, { account: id });
  }
}

const savedOf = TE.map((accounts: readonly BankAccount[]): readonly SavedAccount[] =>
  accounts.flatMap((account) => (account.id === undefined ? [] : [{ ...account, id: account.id }])),
);
