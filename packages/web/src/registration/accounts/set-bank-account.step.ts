import { declareForm, hiddenField, isCallFailure } from '@aroeira/domain/kernel';
import {
  accountDraftOf,
  accountFailureMessage,
  bankAccountForm,
  bankAccountValuesOf,
  withAccount,
  type AccountQuestions,
  type RegistrationFieldError,
} from '@aroeira/domain/registration';
import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { FormModel } from '../../ui/forms/form-model.ts';
import { clientPage } from '../form/step.page.tsx';
import { stepSentence } from '../form/step-sentence.ts';

/** The form with the id of its account, so that the draft of a page that loads again does not become a new account. */
const accountForm = (questions: AccountQuestions, id: number | undefined) => {
  const { fields: asked, visibleWhen, rules } = bankAccountForm(questions);
  const fields = { accountId: hiddenField<number>(id), ...asked };
  return declareForm<typeof fields, keyof typeof visibleWhen, RegistrationFieldError>({ fields, visibleWhen, rules });
};

/** `/registration/form/setBankAccount`: one account, new or saved. It saves all accounts of the client. */
export const Page = clientPage({
  step: 'setBankAccount',
  title: 'Conta bancária',
  lead: 'A conta precisa estar no seu nome.',
  submit: 'Salvar conta',
  load: ({ parts: { lists, accounts } }) => sequenceS(TE.ApplyPar)({ banks: lists.banks, accounts: accounts.load }),
  form: ({ parts, client, ports }, { banks, accounts }) => {
    const open = accounts.find(({ id }) => id === parts.accounts.openId);
    const choices = banks.map(({ id, name, code }) => ({ value: id, label: `${code} · ${name}` }));
    const questions = { banks: choices, holder: client.document };
    return new FormModel(accountForm(questions, open?.id), ports, {
      saved: open === undefined ? {} : bankAccountValuesOf(open),
    });
  },
  changes: [],
  save: ({ parts: { lists, accounts: desk, saveBankAccounts }, client: { clientId, document }, purpose }, values) =>
    pipe(
      sequenceS(TE.ApplyPar)({ banks: lists.banks, saved: desk.load }),
      TE.chainEitherKW(({ banks, saved }) => {
        const { keptIds } = desk;
        const kept = keptIds === undefined ? saved : saved.filter((account) => keptIds.includes(account.id));
        return withAccount(kept, accountDraftOf(values, { id: values.accountId, banks }));
      }),
      TE.chainW((drafts) =>
        saveBankAccounts(clientId, { drafts, holder: document, ...(purpose === 'renew' ? { purpose } : {}) }),
      ),
      TE.chainFirstW(() => desk.saved),
    ),
  refusal: (failure, _, environment) => ({
    body: isCallFailure(failure) ? accountFailureMessage(failure) : stepSentence(failure, environment),
  }),
});
