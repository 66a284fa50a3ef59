import type { IO } from 'fp-ts/IO';
import * as O from 'fp-ts/Option';
import type { DeviceMemory, Remembered } from '../access.ports.ts';
import { signedInOn, storedSessionOf } from '../device-memory.ts';

/**
 * The client whose session this tab leaves open at /login. A tab keeps it for itself, because all tabs share the
 * device's memory. It forgets it when it signs somebody in, and when it leaves the pages of the sign-in.
 */
export type SparedClient = Remembered<number>;

export interface SparedParts {
  readonly memory: Pick<DeviceMemory, 'session'>;
  readonly spared: SparedClient;
}

/**
 * Leaves the stored session open when the portal itself sends the client to /login, and that session is not the one
 * that ended.
 *
 * @see decision 0310
 */
export const makeSpareSession =
  ({ memory, spared }: SparedParts): IO<void> =>
  () => {
    const session = signedInOn(memory);
    if (O.isSome(session)) spared.write(session.value.clientId)();
  };

/** Whether the stored session stays open at an arrival at /login. */
export const isSpared = ({ memory, spared }: SparedParts): boolean =>
  O.exists((clientId: number) => O.isSome(storedSessionOf(memory, { clientId })))(spared.read());
