import { isCallFailure } from '@aroeira/domain/kernel';
import { MAXIMUM_ACCOUNTS } from '@aroeira/domain/registration';
import { accountFailureMessage } from '@aroeira/domain/registration/messages';
import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { clientPage, sentenceOf } from '../flow/form.page.tsx';
import { keptOf, oneAccount, withOneAccount } from './one-account.ts';

/** `/registration/form/setBankAccount`: one account, new or saved. It saves all accounts of the client. */
export const Page = clientPage({
  step: 'setBankAccount',
  title: 'Conta bancária',
  lead: 'A conta precisa estar no seu nome.',
  submit: 'Salvar conta',
  load: ({ parts: { lists, accounts } }) => sequenceS(TE.ApplyPar)({ banks: lists.banks, accounts: accounts.load }),
  // The page of the accounts says that two is the limit. @see spec A §5 Registration, Bank accounts; decision 0317
  elsewhere: ({ parts: { accounts: desk } }, { accounts }) =>
    accounts.every(({ id }) => id !== desk.openId) && keptOf(desk, accounts).length >= MAXIMUM_ACCOUNTS
      ? 'bankAccounts'
      : undefined,
  form: ({ parts, client, ports }, { banks, accounts }) => {
    const account = accounts.find(({ id }) => id === parts.accounts.openId);
    return oneAccount({ banks, account, holder: client.document }, ports);
  },
  // The draft of one account must not show on the page of another one.
  ownsDraft: (form, { accountId }) => accountId === form.start.accountId,
  changes: [],
  save: ({ parts: { lists, accounts: desk, saveBankAccounts }, client: { clientId, document }, purpose }, values) =>
    pipe(
      sequenceS(TE.ApplyPar)({ banks: lists.banks, accounts: desk.load }),
      TE.chainEitherKW((saved) => withOneAccount(desk, values, saved)),
      TE.chainW((drafts) =>
        saveBankAccounts(clientId, { drafts, holder: document, ...(purpose === 'renew' ? { purpose } : {}) }),
      ),
      TE.chainFirstW(() => desk.saved),
    ),
  refusal: (failure, _, environment) => ({
    body: isCallFailure(failure) ? accountFailureMessage(failure) : sentenceOf(failure, environment),
  }),
});
