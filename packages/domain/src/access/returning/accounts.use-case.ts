import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { AccountFailure } from '../access.errors.ts';
import type { DeviceMemory, MainAccounts, Sessions } from '../access.ports.ts';
import type { MainAccountFailure } from './accounts.errors.ts';
import { accountsOn, quietly } from '../device-memory.ts';
import type { QuickAccessCredential } from '../quick-access/quick-access.ts';
import { currentAccount, withMain, withOnlyOneMain, withoutAccount } from './saved-accounts.rules.ts';
import { isSignedIn, type Challenge, type SavedAccount, type Session } from '../session.ts';

/** The accounts of this device, in the order in which they were saved. */
export interface DeviceAccounts {
  readonly all: readonly SavedAccount[];
  /** Whose Enter button it is; none without accounts. */
  readonly current: O.Option<SavedAccount>;
}

/**
 * Reads the accounts of this device. One that is alone is the main one, and is kept as such.
 *
 * @see spec A §2 Login screen, A §4 Main account; decision Q036
 */
export const makeReadAccounts =
  (memory: DeviceMemory): IO<DeviceAccounts> =>
  () => {
    const saved = accountsOn(memory);
    const all = withOnlyOneMain(saved);
    if (all.some(({ isMain }, i) => isMain !== saved[i]?.isMain)) memory.savedAccounts.write(all)();
    const lastUsed = pipe(
      memory.session.read(),
      O.map(({ document }) => document),
      O.alt(memory.lastDocument.read),
    );
    return { all, current: currentAccount(all, lastUsed) };
  };

/** Makes another saved account the current one. */
export type SwitchAccount = (clientId: number) => TE.TaskEither<AccountFailure, SavedAccount>;

/**
 * Switching happens on this device alone, and signs nobody in. The session of whoever was here goes; the server is told
 * as far as it can be reached.
 *
 * @see spec A §2 Login screen "tap to switch"; decision Q043
 */
export const makeSwitchAccount =
  (sessions: Sessions, memory: DeviceMemory): SwitchAccount =>
  (clientId) =>
    pipe(
      savedAccount(memory, clientId),
      TE.tap(() => dropSession(sessions, memory, (session) => session.clientId !== clientId)),
      TE.tapIO(({ document }) => memory.lastDocument.write(document)),
    );

/** Forgets one account of this device. @returns those that stay */
export type RemoveAccount = (clientId: number) => TE.TaskEither<AccountFailure, readonly SavedAccount[]>;

/**
 * Removing happens on this device alone. All that is kept of the account goes: its session, its document, a code that is
 * waited for, and the quick access that is its own.
 *
 * @see spec A §4 Session handling; decision Q043
 */
export const makeRemoveAccount =
  (sessions: Sessions, memory: DeviceMemory): RemoveAccount =>
  (clientId) =>
    pipe(
      savedAccount(memory, clientId),
      TE.tap(() => dropSession(sessions, memory, (session) => session.clientId === clientId)),
      TE.chainEitherK((account) => {
        forget(memory, account);
        return withoutAccount(accountsOn(memory), clientId);
      }),
      TE.tapIO(memory.savedAccounts.write),
    );

/** Makes one account the main one; `undefined` is nobody chosen yet. @returns all accounts */
export type SetMainAccount = (
  clientId: number | undefined,
) => TE.TaskEither<MainAccountFailure, readonly SavedAccount[]>;

/**
 * The server first: an account that it did not take is not the main one here either.
 *
 * @see spec A §4 Main account, A §5 Access forms, A §7 Auth
 */
export const makeSetMainAccount =
  (mainAccounts: MainAccounts, memory: DeviceMemory): SetMainAccount =>
  (clientId) =>
    pipe(
      TE.fromNullable<MainAccountFailure>({ _tag: 'NoAccountChosen' })(clientId),
      TE.chain((chosen): TE.TaskEither<MainAccountFailure, SavedAccount> => savedAccount(memory, chosen)),
      TE.tap((account) =>
        pipe(
          mainAccounts.set(account),
          TE.mapLeft((why): MainAccountFailure => ({ _tag: 'MainAccountNotSet', why })),
        ),
      ),
      TE.map((account) => {
        const accounts = withMain(accountsOn(memory), account);
        memory.savedAccounts.write(accounts)();
        const session = memory.session.read();
        if (O.isSome(session))
          memory.session.write({ ...session.value, isMainAccount: session.value.clientId === clientId })();
        return accounts;
      }),
    );

const savedAccount = (memory: DeviceMemory, clientId: number): TE.TaskEither<AccountFailure, SavedAccount> =>
  pipe(
    TE.fromIO(() => accountsOn(memory).find((account) => account.clientId === clientId)),
    TE.chain(TE.fromNullable<AccountFailure>({ _tag: 'NoSuchAccount' })),
  );

const forget = (memory: DeviceMemory, { clientId, document }: SavedAccount): void => {
  if (O.exists((last) => last === document)(memory.lastDocument.read())) memory.lastDocument.clear();
  if (O.exists((challenge: Challenge) => challenge.document === document)(memory.challenge.read()))
    memory.challenge.clear();
  if (O.exists((credential: QuickAccessCredential) => credential.clientId === clientId)(memory.quickAccess.read()))
    memory.quickAccess.clear();
};

/** Clears the stored session where it is one of those, and revokes its tokens as far as the server can be reached. */
const dropSession = (
  sessions: Sessions,
  memory: DeviceMemory,
  isMeant: (session: Session) => boolean,
): TE.TaskEither<never, void> => {
  const session = O.filter(isMeant)(memory.session.read());
  if (O.isNone(session)) return TE.right(undefined);
  return pipe(
    isSignedIn(session.value) ? quietly(sessions.revoke(session.value)) : TE.right<never, void>(undefined),
    TE.chainIOK(() => memory.session.clear),
  );
};
