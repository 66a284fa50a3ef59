import { isCallFailure, type CallFailure } from '@aroeira/domain/kernel';
import { MAXIMUM_ACCOUNTS, type Bank, type RegistrationError } from '@aroeira/domain/registration';
import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { keptOf, oneAccount, withOneAccount } from '../../registration/accounts/one-account.ts';
import { draftedForm } from '../../registration/drafts/drafted-form.ts';
import type { StepDrafts } from '@aroeira/domain/registration';
import type { ProfileAccountsParts } from './profile-accounts.view-model.ts';

interface Parts extends ProfileAccountsParts {
  /** The account that the client opened. `undefined` for a new one. */
  readonly accountId: number | undefined;
  readonly drafts: StepDrafts;
  readonly banks: TE.TaskEither<CallFailure, readonly Bank[]>;
  /** There is no such account any more, or no room for a new one. */
  readonly impossible: () => void;
}

export type ProfileAccountViewModel = ReturnType<typeof makeProfileAccountModel>;

/** One visit to /profile-bank-accounts/add. It saves all accounts of the client. @see spec B §5 Bank account */
export const makeProfileAccountModel = (parts: Parts) => {
  const { client, desk, drafts, accountId, banks, save, saved, impossible, navigation, ports } = parts;
  const model = draftedForm({
    load: pipe(
      sequenceS(TE.ApplyPar)({ banks, accounts: desk.load }),
      TE.filterOrElseW(
        ({ accounts }) =>
          accountId === undefined
            ? keptOf(desk, accounts).length < MAXIMUM_ACCOUNTS
            : accounts.some(({ id }) => id === accountId),
        (): RegistrationError => ({ _tag: 'TooManyBankAccounts' }),
      ),
    ),
    form: ({ banks: all, accounts }) => {
      const account = accounts.find(({ id }) => id === accountId);
      return oneAccount({ banks: all, account, holder: client.document }, ports);
    },
    send: (values, saved) =>
      pipe(
        TE.fromEither(withOneAccount(desk, values, saved)),
        TE.chainW((drafts) => save(client.clientId, { drafts, holder: client.document })),
        TE.chainFirstW(() => desk.saved),
      ),
    done: saved,
    notLoaded: (failure) => {
      if (!isCallFailure(failure)) impossible();
    },
    navigation,
    place: { drafts, clientId: client.clientId },
    draftOf: () => `/profile-bank-accounts/${accountId ?? 'add'}`,
  });
  return model;
};
