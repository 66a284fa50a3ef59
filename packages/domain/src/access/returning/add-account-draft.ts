import type { IO } from 'fp-ts/IO';
import * as O from 'fp-ts/Option';
import type { DeviceMemory, Remembered } from '../access.ports.ts';

/**
 * Keeps the data of an account while the client adds it. The draft ends with the page. Only `KeepAddition` writes it to
 * the device. So an interrupted addition does not change the device or its other tabs.
 *
 * @see spec A §4 Sign-in 2; decision 0100
 */
export const draftOf = (memory: DeviceMemory): DeviceMemory => ({
  ...memory,
  session: held(),
  lastDocument: held(),
  challenge: held(),
  // The sign-in reads the accounts to find the one with this document.
  savedAccounts: { read: memory.savedAccounts.read, write: () => keepNothing, clear: keepNothing },
});

const keepNothing: IO<void> = () => undefined;

const held = <A>(): Remembered<A> => {
  let kept: O.Option<A> = O.none;
  return {
    read: () => kept,
    write: (value) => () => void (kept = O.some(value)),
    clear: () => void (kept = O.none),
  };
};
