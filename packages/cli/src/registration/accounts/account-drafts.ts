import { isCallFailure, type CallFailure } from '@aroeira/domain/kernel';
import { callFailureMessage } from '@aroeira/domain/kernel/messages';
import {
  accountDraftOf,
  MAXIMUM_CO_HOLDERS,
  type BankAccountDraft,
  type RegistrationError,
} from '@aroeira/domain/registration';
import { accountFailureMessage, registrationMessage } from '@aroeira/domain/registration/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { refusalBy, usage, type Refusal } from '../../refusal.ts';
import { checkAccounts } from './bank-account-file.ts';
import { loadRefusal, pageRefusal } from '../flow/page-refusal.ts';
import type { PageContext } from '../flow/form-page.ts';
import { placeIn } from '../flow/listed-forms.ts';
import type { Filed } from '../flow/page-file.ts';

/** Checks the accounts of a file by the form of their page. Answers the accounts to save and their holder. */
export const accountDrafts = ({ app, document }: PageContext, list: string | undefined, filed: readonly Filed[]) =>
  pipe(
    TE.Do,
    TE.bind('banks', () => pipe(app.registration.lists.banks, TE.mapLeft(loadRefusal))),
    TE.chainFirst(() => checkCoHolderCount(list, filed)),
    TE.bind('values', ({ banks }) => {
      const choices = banks.map(({ id, name }) => ({ value: id, label: name }));
      return checkAccounts(list, { banks: choices, holder: document })(app, filed);
    }),
    TE.bind('ids', () => idsOf(list, filed)),
    TE.map(({ banks, ids, values }) => ({
      holder: document,
      drafts: values.map((value, index): BankAccountDraft => accountDraftOf(value, { id: ids[index], banks })),
    })),
  );

/** The page has room for two co-holders. A third one is refused, and not left out. @see decision 0204 */
const checkCoHolderCount = (list: string | undefined, filed: readonly Filed[]): TE.TaskEither<Refusal, void> => {
  const index = filed.findIndex(({ coHolders }) => Array.isArray(coHolders) && coHolders.length > MAXIMUM_CO_HOLDERS);
  return index === -1
    ? TE.right(undefined)
    : TE.left({ ...pageRefusal({ _tag: 'TooManyCoHolders' }), field: placeIn(list, index, 'coHolders') });
};

const idsOf = (
  list: string | undefined,
  filed: readonly Filed[],
): TE.TaskEither<Refusal, readonly (number | undefined)[]> => {
  const ids = filed.map(({ id }) => id ?? undefined);
  return ids.every(isId)
    ? TE.right(ids)
    : TE.left(
        wrongId(
          'an id must be a number.',
          list,
          ids.findIndex((id) => !isId(id)),
        ),
      );
};

const isId = (id: unknown): id is number | undefined => id === undefined || typeof id === 'number';

const wrongId = (why: string, list: string | undefined, index: number): Refusal => {
  const place = placeIn(list, index, 'id');
  return usage(`${place}: ${why}`, place);
};

/** The refusal of an id that none of the client's accounts has. It needs no call. */
export const unknownAccount = (
  list: string | undefined,
  drafts: readonly BankAccountDraft[],
  kept: readonly BankAccountDraft[],
): Refusal | undefined => {
  const index = drafts.findIndex(({ id }) => id !== undefined && !kept.some((account) => account.id === id));
  return index === -1 ? undefined : wrongId('you have no account with this id.', list, index);
};

/** Why accounts were not saved. @see spec A §8 Registration and general */
export const accountRefusal = refusalBy((failure: CallFailure | RegistrationError) => {
  if (!isCallFailure(failure)) return registrationMessage(failure);
  return failure._tag === 'NoSession' ? callFailureMessage(failure, 'production') : accountFailureMessage(failure);
});
