import { isCallFailure } from '@aroeira/domain/kernel';
import { accountFailureMessage } from '@aroeira/domain/registration/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { clientPage, sentenceOf } from '../flow/form.page.tsx';
import { AccountList } from './account-list.tsx';
import { keptAccounts } from './kept-accounts.ts';

/** `/registration/form/bankAccounts` */
export const Page = clientPage({
  step: 'bankAccounts',
  title: 'Contas bancárias',
  lead: 'Os resgates são pagos só em contas da sua titularidade.',
  load: ({ parts }) => parts.accounts.load,
  form: ({ parts: { accounts: desk }, ports }, accounts) => keptAccounts(desk, { accounts }, ports),
  changes: [],
  save: ({ parts, client: { clientId, document }, purpose }, { kept }) =>
    pipe(
      parts.accounts.load,
      TE.map((accounts) => accounts.filter(({ id }) => kept.includes(id))),
      TE.chainW((drafts) =>
        parts.saveBankAccounts(clientId, { drafts, holder: document, ...(purpose === 'renew' ? { purpose } : {}) }),
      ),
      TE.chainFirstW(() => parts.accounts.saved),
    ),
  refusal: (failure, _, environment) => ({
    body: isCallFailure(failure) ? accountFailureMessage(failure) : sentenceOf(failure, environment),
  }),
  draw: (form) => <AccountList form={form} />,
});
