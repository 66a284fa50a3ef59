import { checkAccountCount, removedAccounts, type BankAccount } from '@aroeira/domain/registration';
import { REGISTRATION_TEXTS } from '@aroeira/domain/registration/messages';
import * as A from 'fp-ts/Array';
import * as E from 'fp-ts/Either';
import { constVoid, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { confirmed, type Prompt } from '../../confirm.ts';
import type { Refusal } from '../../refusal.ts';
import { accountDrafts, accountRefusal, unknownAccount } from './account-drafts.ts';
import { filedAccount } from './bank-account-file.ts';
import type { FilePage } from '../flow/form-page.ts';
import { filedList } from '../flow/listed-forms.ts';
import { loadRefusal, pageRefusal } from '../flow/page-refusal.ts';

/** All bank accounts of the client: `accounts`, by the names of A §3. The client confirms the removal of a missing account. */
export const bankAccountsPage: FilePage = {
  step: 'bankAccounts',
  show: ({ app, clientId }) =>
    pipe(
      app.registration.bankAccounts.list(clientId),
      TE.bimap(loadRefusal, (kept) => (kept.length === 0 ? undefined : { accounts: kept.map(filedAccount) })),
    ),
  submit: (context, { filed }) => {
    const { app, clientId } = context;
    return pipe(
      TE.Do,
      TE.bind('accounts', () => filedList(filed, 'accounts')),
      TE.chainFirstEitherK(({ accounts }) => pipe(checkAccountCount(accounts), E.mapLeft(pageRefusal))),
      TE.bind('kept', () => pipe(app.registration.bankAccounts.list(clientId), TE.mapLeft(loadRefusal))),
      TE.bind('page', ({ accounts }) => accountDrafts(context, 'accounts', accounts)),
      TE.chainFirst(({ kept, page: { drafts } }) => {
        const unknown = unknownAccount('accounts', drafts, kept);
        return unknown === undefined ? confirmRemovals(app, removedAccounts(kept, drafts)) : TE.left(unknown);
      }),
      TE.chain(({ page }) => pipe(app.registration.saveBankAccounts(clientId, page), TE.mapLeft(accountRefusal))),
    );
  },
};

/** Asks about each account in turn. A single no keeps all of them, and nothing is sent. */
const confirmRemovals = (app: Prompt, removed: readonly BankAccount[]): TE.TaskEither<Refusal, void> =>
  pipe(
    [...removed],
    A.traverse(TE.ApplicativeSeq)((account) =>
      confirmed(app, `${nameOf(account)}: ${REGISTRATION_TEXTS.removeAccount}`),
    ),
    TE.map(constVoid),
  );

const nameOf = ({ bank, branch, number, checkDigit }: BankAccount): string =>
  `${bank.name}, agência ${branch}, conta ${number}-${checkDigit}`;
