import * as E from 'fp-ts/Either';
import type { Document } from '../../kernel/document.ts';
import {
  MAXIMUM_ACCOUNTS,
  MAXIMUM_CO_HOLDERS,
  type BankAccount,
  type BankAccountDraft,
  type CoHolder,
} from './bank-account.ts';
import type { RegistrationError } from '../registration.errors.ts';

/** The ids of Bradesco's banks. @see spec B §9; decision Q092 */
const BRADESCO_IDS: readonly (number | undefined)[] = [53, 142, 176, 54, 182];

/** Whether an account is at Bradesco: the server says so, or its bank is one of Bradesco. @see decision Q092 */
export const isBradesco = ({
  isBradescoAccount,
  bankId,
}: Pick<BankAccountDraft, 'isBradescoAccount' | 'bankId'>): boolean =>
  isBradescoAccount || BRADESCO_IDS.includes(bankId);

/**
 * Finds a co-holder who is no other person: the holder, or the first co-holder once more.
 *
 * @param cpf the CPF of a co-holder
 * @param others the CPFs of the co-holders before
 * @see spec A §5 Registration, Bank accounts; decision 0285
 */
export const coHolderError = (
  cpf: Document | undefined,
  others: readonly (Document | undefined)[],
  holder: Document,
): { readonly _tag: 'CoHolderIsHolder' | 'CoHolderTwice' } | undefined => {
  if (cpf === undefined) return undefined;
  if (cpf === holder) return { _tag: 'CoHolderIsHolder' };
  return others.includes(cpf) ? { _tag: 'CoHolderTwice' } : undefined;
};

const isBlank = (text: string): boolean => text.trim() === '';

/** The co-holders, if the account has any. `undefined` when a co-holder has no name or no CPF. */
const completeCoHolders = ({ hasCoHolders, coHolders }: BankAccountDraft): readonly CoHolder[] | undefined => {
  if (!hasCoHolders) return [];
  const complete = coHolders.flatMap(({ name, cpf }) => (isBlank(name) || cpf === undefined ? [] : [{ name, cpf }]));
  return complete.length === coHolders.length ? complete : undefined;
};

/**
 * Completes an account with at most two co-holders.
 *
 * @returns `undefined` while the account is incomplete
 * @see spec A §5 Registration, Bank accounts
 */
const completeAccount = (draft: BankAccountDraft): BankAccount | undefined => {
  const { bankId, bank, branch, number, checkDigit } = draft;
  const coHolders = completeCoHolders(draft);
  if (bankId === undefined || bank === undefined || coHolders === undefined) return undefined;
  if ([branch, number, checkDigit].some(isBlank)) return undefined;
  return { ...draft, bankId, bank, coHolders: coHolders.slice(0, MAXIMUM_CO_HOLDERS) };
};

/**
 * Chooses the accounts to send: the first two complete ones. It needs at least one, and each co-holder is another
 * person. The form checks the same, but an old draft may not have passed the form.
 *
 * @param holder the client's own document
 * @see spec A §5 Registration, Bank accounts; decision Q139
 */
export const accountsToSend = (
  drafts: readonly BankAccountDraft[],
  holder: Document,
): E.Either<RegistrationError, readonly BankAccount[]> => {
  const accounts = drafts.flatMap((draft) => completeAccount(draft) ?? []).slice(0, MAXIMUM_ACCOUNTS);
  const [wrong] = accounts.flatMap(({ coHolders }) => {
    const cpfs = coHolders.map(({ cpf }) => cpf);
    return cpfs.flatMap((cpf, at) => coHolderError(cpf, cpfs.slice(0, at), holder) ?? []);
  });
  if (wrong !== undefined) return E.left(wrong);
  return accounts.length > 0 ? E.right(accounts) : E.left({ _tag: 'NoBankAccount' });
};

/** Checks the number of accounts on the page: one or two. @see spec A §5 Registration, Bank accounts */
export const checkAccountCount = (accounts: readonly unknown[]): E.Either<RegistrationError, void> => {
  if (accounts.length > MAXIMUM_ACCOUNTS) return E.left({ _tag: 'TooManyBankAccounts' });
  return accounts.length === 0 ? E.left({ _tag: 'NoBankAccount' }) : E.right(undefined);
};

/**
 * Puts one account among the saved ones: it replaces the account with the same id, or is a new one.
 *
 * @param draft its `id` is `undefined` or the id of a saved account
 * @see spec A §5 Registration, Bank accounts
 */
export const withAccount = (
  saved: readonly BankAccountDraft[],
  draft: BankAccountDraft,
): E.Either<RegistrationError, readonly BankAccountDraft[]> => {
  if (draft.id !== undefined) return E.right(saved.map((account) => (account.id === draft.id ? draft : account)));
  return saved.length < MAXIMUM_ACCOUNTS ? E.right([...saved, draft]) : E.left({ _tag: 'TooManyBankAccounts' });
};

/** The saved accounts that the page leaves out. Saving the page removes them. */
export const removedAccounts = (
  saved: readonly BankAccount[],
  drafts: readonly BankAccountDraft[],
): readonly BankAccount[] => saved.filter(({ id }) => !drafts.some((draft) => draft.id === id));

/**
 * The fields of all accounts by name, each with one value for each account. The server sets the Bradesco flag and the
 * id of each account. Neither counts as a change of the client.
 *
 * @see decision Q154
 */
export const accountFields = (accounts: readonly BankAccountDraft[]) => ({
  bankId: accounts.map(({ bankId }) => bankId),
  branch: accounts.map(({ branch }) => branch),
  number: accounts.map(({ number }) => number),
  checkDigit: accounts.map(({ checkDigit }) => checkDigit),
  allowsDebit: accounts.map(({ allowsDebit }) => allowsDebit),
  hasCoHolders: accounts.map(({ hasCoHolders }) => hasCoHolders),
  coHolders: accounts.map(({ coHolders }) => coHolders.map(({ name, cpf }) => ({ name, cpf }))),
});
