import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Document } from '../../kernel/document.ts';
import type { BankAccountDraft } from './bank-account.ts';
import { accountsToSend } from './bank-accounts.rules.ts';
import { purposeOfEdit } from '../flow/purpose.ts';
import type { RegistrationError } from '../registration.errors.ts';
import type { FormParts } from '../flow/form-parts.ports.ts';

/** All accounts of a client, as the page shows them. */
export interface AccountsPage {
  readonly drafts: readonly BankAccountDraft[];
  /** The client's own document. No co-holder may have it. */
  readonly holder: Document;
  /** `renew` during a renewal. Without it the client's approval decides. */
  readonly purpose?: 'renew' | undefined;
}

/** Saves a client's accounts. They replace the saved ones. */
export type SaveBankAccounts = (
  clientId: number,
  page: AccountsPage,
) => TE.TaskEither<RegistrationError | CallFailure, void>;

/**
 * Checks the accounts, then sends the complete ones to the client's form. Makes no call when no account can be sent.
 *
 * @see spec A §5 Registration, Bank accounts; A §7 `POST /bank-account`; decision Q139
 */
export const makeSaveBankAccounts =
  ({ bankAccounts, standings }: Pick<FormParts, 'bankAccounts' | 'standings'>): SaveBankAccounts =>
  (clientId, { drafts, holder, purpose }) =>
    pipe(
      TE.fromEither(accountsToSend(drafts, holder)),
      TE.bindTo('accounts'),
      TE.bindW('form', () => standings.form(clientId)),
      TE.chainW(({ accounts, form: { formId, approval } }) =>
        bankAccounts.save({ formId, accounts, purpose: purpose ?? purposeOfEdit(approval) }),
      ),
    );
