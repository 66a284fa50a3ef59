import type { Movement } from '@aroeira/domain/movements';
import type { Field } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import { Asking } from '../../ui/asking.ts';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import type { AccountsDesk, SavedAccount } from './accounts-desk.ts';

/** The one field of the page: the ids of the accounts that stay. The screen draws the accounts themselves. */
interface KeptField extends Field<readonly number[], readonly number[], 'checkgroup'> {
  readonly accounts: readonly SavedAccount[];
  /** The question before an account is removed. */
  readonly removal: Asking<SavedAccount>;
  /** The orders that need an account, one a line. With any, the account stays. @see decision 0301 */
  readonly awaiting: (accountId: number) => readonly Movement[];
  /** Opens the page of one account, or of a new one. */
  readonly open: (id: number | undefined, kept: readonly number[]) => void;
}

/** The page of the accounts, as a form. A removal is an edit, which the client may discard, until the page is sent. */
const keptAccountsForm = (
  page: Pick<KeptField, 'accounts' | 'awaiting' | 'open' | 'removal'>,
): { readonly kept: KeptField } => ({
  kept: {
    type: 'checkgroup',
    caption: 'Contas bancárias',
    isRequired: false,
    empty: [],
    // No account is a value too: the page says that it needs one.
    isBlank: () => false,
    read: E.right,
    write: identity,
    ...page,
  },
});

export type KeptAccounts = FormModel<ReturnType<typeof keptAccountsForm>>;

interface SavedPage {
  readonly accounts: readonly SavedAccount[];
  /** Left out where the page does not know the orders. The server refuses all the same. */
  readonly awaiting?: KeptField['awaiting'];
}

/** The page of the saved accounts, with what the client removed before. */
export const keptAccounts = (
  desk: AccountsDesk,
  { accounts, awaiting = () => [] }: SavedPage,
  ports: FormPorts,
): KeptAccounts => {
  const declared = keptAccountsForm({
    accounts,
    awaiting,
    removal: new Asking<SavedAccount>(),
    open: (id, kept) => desk.edit(id, kept),
  });
  const form = new FormModel(declared, ports, { saved: { kept: accounts.map(({ id }) => id) } });
  if (desk.keptIds !== undefined) form.fill({ kept: desk.keptIds });
  return form;
};
