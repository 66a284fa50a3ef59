import { declareForm, hiddenField, type Document } from '@aroeira/domain/kernel';
import {
  accountDraftOf,
  bankAccountForm,
  bankAccountValuesOf,
  withAccount,
  type AccountQuestions,
  type Bank,
  type BankAccountDraft,
  type RegistrationError,
  type RegistrationFieldError,
} from '@aroeira/domain/registration';
import type * as E from 'fp-ts/Either';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import type { AccountsDesk, SavedAccount } from './accounts-desk.ts';

/** The form with the id of its account, so that the draft of a page that loads again does not become a new account. */
const accountForm = (questions: AccountQuestions, id: number | undefined) => {
  const { fields: asked, visibleWhen, rules } = bankAccountForm(questions);
  const fields = { accountId: hiddenField<number>(id), ...asked };
  return declareForm<typeof fields, keyof typeof visibleWhen, RegistrationFieldError>({ fields, visibleWhen, rules });
};

interface Opened {
  readonly banks: readonly Bank[];
  /** `undefined` for a new account. */
  readonly account: SavedAccount | undefined;
  /** The client's own document. */
  readonly holder: Document;
}

/** The form of one account, with its saved values. */
export const oneAccount = ({ banks, account, holder }: Opened, ports: FormPorts) => {
  const choices = banks.map(({ id, name, code }) => ({ value: id, label: `${code} · ${name}` }));
  return new FormModel(accountForm({ banks: choices, holder }, account?.id), ports, {
    saved: account === undefined ? {} : bankAccountValuesOf(account),
  });
};

type OneAccountValues = NonNullable<ReturnType<ReturnType<typeof oneAccount>['submit']>>;

interface Saved {
  readonly banks: readonly Bank[];
  readonly accounts: readonly SavedAccount[];
}

/** All accounts to save: this one among those that the client did not remove. */
export const withOneAccount = (
  desk: Pick<AccountsDesk, 'keptIds'>,
  values: OneAccountValues,
  { banks, accounts }: Saved,
): E.Either<RegistrationError, readonly BankAccountDraft[]> =>
  withAccount(keptOf(desk, accounts), accountDraftOf(values, { id: values.accountId, banks }));

/** The saved accounts that the client did not remove. */
export const keptOf = (
  { keptIds }: Pick<AccountsDesk, 'keptIds'>,
  accounts: readonly SavedAccount[],
): readonly SavedAccount[] => (keptIds === undefined ? accounts : accounts.filter(({ id }) => keptIds.includes(id)));
