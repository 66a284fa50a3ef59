import type { IO } from 'fp-ts/IO';
import * as O from 'fp-ts/Option';
import type { Document } from '../../kernel/document.ts';
import type { DeviceMemory, Remembered } from '../access.ports.ts';
import { accountsOn } from '../device-memory.ts';
import { withOnlyOneMain } from '../returning/saved-accounts.rules.ts';
import type { SavedAccount, Session } from '../session.ts';

/** What a device knew before the client added another account. */
export interface Interrupted {
  readonly session: O.Option<Session>;
  readonly savedAccounts: O.Option<readonly SavedAccount[]>;
  readonly lastDocument: O.Option<Document>;
}

/** Reads what the device may have to restore when an addition ends. @see spec A §4 Sign-in 2 */
export const interruptedOn =
  (memory: DeviceMemory): IO<Interrupted> =>
  () => ({
    session: memory.session.read(),
    savedAccounts: memory.savedAccounts.read(),
    lastDocument: memory.lastDocument.read(),
  });

/**
 * Removes an added account, and restores the one that it interrupted. Another tab or run may have changed the device
 * meanwhile. What that tab removed does not come back, and what it stored stays.
 *
 * @param added the session that the addition opened, and that waits for its consent
 * @see decision 0100
 */
export const putBack =
  (memory: DeviceMemory, interrupted: Interrupted, added: Session): IO<void> =>
  () => {
    const accounts = withoutAdded(accountsOn(memory), interrupted, added);
    const isKnown = ({ document }: Pick<Session, 'document'>): boolean =>
      O.isNone(interrupted.savedAccounts) || accounts.some((account) => account.document === document);
    if (accounts.length > 0 || O.isSome(interrupted.savedAccounts)) memory.savedAccounts.write(accounts)();
    else memory.savedAccounts.clear();
    if (O.exists(isOf(added))(memory.session.read()))
      remember(memory.session, O.filter(isKnown)(interrupted.session))();
    if (O.exists((last) => last === added.document)(memory.lastDocument.read()))
      remember(
        memory.lastDocument,
        O.filter((document: Document) => isKnown({ document }))(interrupted.lastDocument),
      )();
  };

/**
 * Whether the stored session is the one that the addition opened. Its tokens may be new. A session with a consent comes
 * from another sign-in.
 */
const isOf =
  (added: Session) =>
  (now: Session): boolean =>
    now.clientId === added.clientId && now.isConsentDue;

/** An account that was saved before the addition keeps its old data. */
const withoutAdded = (
  accounts: readonly SavedAccount[],
  { savedAccounts }: Interrupted,
  { clientId }: Session,
): readonly SavedAccount[] => {
  const before = accountsIn(savedAccounts).find((account) => account.clientId === clientId);
  const kept = accounts.flatMap((account) => {
    if (account.clientId !== clientId) return [account];
    return before === undefined ? [] : [before];
  });
  return withOnlyOneMain(kept);
};

const accountsIn = (saved: O.Option<readonly SavedAccount[]>): readonly SavedAccount[] =>
  O.getOrElse((): readonly SavedAccount[] => [])(saved);

const remember = <A>(place: Remembered<A>, kept: O.Option<A>): IO<void> =>
  O.match(
    () => place.clear,
    (value: A) => place.write(value),
  )(kept);
