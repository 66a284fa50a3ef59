import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Document } from '../../kernel/document.ts';
import type { Approval } from '../flags/approval.ts';
import type { BankAccountDraft } from './bank-account.ts';
import type { BankAccounts } from './bank-accounts.ports.ts';
import { accountsToSend } from './bank-accounts.rules.ts';
import type { Purpose } from '../flow/purpose.ts';
import type { RegistrationError } from '../registration.errors.ts';
import type { Standings } from '../flags/standings.ports.ts';

/** All the accounts of a client as they stand on the page. */
export interface AccountsPage {
  readonly drafts: readonly BankAccountDraft[];
  /** The client's own document, which no co-holder may have. */
  readonly holder: Document;
}

/** Saves a client's accounts in the place of those that they had. */
export type SaveBankAccounts = (
  clientId: number,
  page: AccountsPage,
) => TE.TaskEither<RegistrationError | CallFailure, void>;

/** What accounts are saved for outside of a renewal: who is approved does a part again. @see decisions Q018, Q134 */
export const accountsPurpose = (approval: Approval): Purpose => (approval === 'approved' ? 'remake' : 'new');

/**
 * Checks the accounts, then sends those that are complete to the client's form. Nothing is asked for when none may go.
 *
 * @see spec A §5 Registration, Bank accounts; A §7 `POST /bank-account`; decision Q139
 */
export const makeSaveBankAccounts =
  (bankAccounts: BankAccounts, standings: Pick<Standings, 'form'>): SaveBankAccounts =>
  (clientId, { drafts, holder }) =>
    pipe(
      TE.fromEither(accountsToSend(drafts, holder)),
      TE.bindTo('accounts'),
      TE.bindW('form', () => standings.form(clientId)),
      TE.chainW(({ accounts, form: { formId, approval } }) =>
        bankAccounts.save({ formId, accounts, purpose: accountsPurpose(approval) }),
      ),
    );
