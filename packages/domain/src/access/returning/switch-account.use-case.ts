import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AccountFailure } from '../access.errors.ts';
import type { DeviceMemory, Sessions } from '../access.ports.ts';
import { dropSession, savedAccount } from '../device-tasks.ts';
import type { SavedAccount } from '../session.ts';

/** Makes another saved account the current one. */
export type SwitchAccount = (clientId: number) => TE.TaskEither<AccountFailure, SavedAccount>;

/**
 * Switches on this device only, and signs nobody in. The session of the previous client ends here. A failed call to
 * the server changes nothing.
 *
 * @see spec A §2 Login screen "tap to switch"; decision Q043
 */
export const makeSwitchAccount =
  ({ sessions, memory }: { readonly sessions: Sessions; readonly memory: DeviceMemory }): SwitchAccount =>
  (clientId) =>
    pipe(
      savedAccount(memory, clientId),
      TE.tap(() => dropSession(sessions, memory, (session) => session.clientId !== clientId)),
      TE.tapIO(({ document }) => memory.lastDocument.write(document)),
    );
