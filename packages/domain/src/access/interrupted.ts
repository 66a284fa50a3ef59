import type { IO } from 'fp-ts/IO';
import * as O from 'fp-ts/Option';
import type { Document } from '../kernel/document.ts';
import type { DeviceMemory, Remembered } from './access.ports.ts';
import type { SavedAccount, Session } from './session.ts';

/** What a device knew before another account was added to it. */
export interface Interrupted {
  readonly session: O.Option<Session>;
  readonly savedAccounts: O.Option<readonly SavedAccount[]>;
  readonly lastDocument: O.Option<Document>;
}

/** Takes note of what adding an account may have to give back. @see spec A §4 Sign-in 2 */
export const interruptedOn =
  (memory: DeviceMemory): IO<Interrupted> =>
  () => ({
    session: memory.session.read(),
    savedAccounts: memory.savedAccounts.read(),
    lastDocument: memory.lastDocument.read(),
  });

/** Makes the device know that again and nothing else. */
export const putBack =
  (memory: DeviceMemory, interrupted: Interrupted): IO<void> =>
  () => {
    remember(memory.session, interrupted.session)();
    remember(memory.savedAccounts, interrupted.savedAccounts)();
    remember(memory.lastDocument, interrupted.lastDocument)();
  };

const remember = <A>(place: Remembered<A>, kept: O.Option<A>): IO<void> =>
  O.match(
    () => place.clear,
    (value: A) => place.write(value),
  )(kept);
