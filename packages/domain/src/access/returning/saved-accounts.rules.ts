import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { Document } from '../../kernel/document.ts';
import type { AccountFailure } from '../access.errors.ts';
import type { SavedAccount, Session } from '../session.ts';

type Accounts = readonly SavedAccount[];

/**
 * Adds or updates the account of a client who signed in. The first saved account is the main one, and a main account
 * stays main.
 *
 * @returns the same accounts with this client's added or brought up to date, at most one of them main
 * @see spec A §4 Sign-in 5, A §6; decision Q041
 */
export const withSignedIn = (accounts: Accounts, session: Session): Accounts => {
  const saved = accounts.find(({ clientId }) => clientId === session.clientId);
  const account: SavedAccount = {
    clientId: session.clientId,
    loginId: session.loginId,
    document: session.document,
    name: session.name,
    email: session.email,
    isDeviceBlocked: session.isDeviceBlocked,
    isMain: saved?.isMain ?? accounts.length === 0,
  };
  return saved === undefined
    ? [...accounts, account]
    : accounts.map((other) => (other.clientId === session.clientId ? account : other));
};

/**
 * Removes one account. The only remaining account becomes the main one.
 *
 * @see spec A §4 Main account, Session handling: an unknown account fails (`invalid_client`)
 */
export const withoutAccount = (accounts: Accounts, clientId: number): E.Either<AccountFailure, Accounts> => {
  const rest = accounts.filter((account) => account.clientId !== clientId);
  return rest.length === accounts.length ? E.left({ _tag: 'NoSuchAccount' }) : E.right(withOnlyOneMain(rest));
};

/** Makes the only account the main one without a question. @see spec A §4 Main account */
export const withOnlyOneMain = (accounts: Accounts): Accounts =>
  accounts.length === 1 ? accounts.map((account) => ({ ...account, isMain: true })) : accounts;

/** Whether the client must choose a main account: there are several and none is main. @see spec A §4 Main account */
export const mustChooseMain = (accounts: Accounts): boolean =>
  accounts.length > 1 && !accounts.some(({ isMain }) => isMain);

export const accountOf = (accounts: Accounts, document: Document): SavedAccount | undefined =>
  accounts.find((account) => account.document === document);

/** Makes this account the only main one. @see spec A §6 "One saved account is marked main" */
export const withMain = (accounts: Accounts, { clientId }: SavedAccount): Accounts =>
  accounts.map((account) => ({ ...account, isMain: account.clientId === clientId }));

/**
 * Chooses the account of the returning-user view.
 *
 * @param lastUsed the document of the stored session, or the document of the last sign-in
 * @returns the account with that document, or the main one, or the first one. None when there is no account
 * @see decision Q036
 */
export const currentAccount = (accounts: Accounts, lastUsed: O.Option<Document>): O.Option<SavedAccount> =>
  pipe(
    lastUsed,
    O.chainNullableK((document) => accountOf(accounts, document)),
    O.alt(() => O.fromNullable(accounts.find(({ isMain }) => isMain) ?? accounts[0])),
  );
