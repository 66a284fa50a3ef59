import type { IO } from 'fp-ts/IO';
import * as O from 'fp-ts/Option';
import type { DeviceMemory, Remembered } from '../access.ports.ts';

/**
 * What is known of an account while it is added. It lasts as long as the page: the device learns of it by `KeepAddition`
 * alone, so that whatever cuts the addition short leaves the device, and its other tabs, as they were.
 *
 * @see spec A §4 Sign-in 2; decision 0100
 */
export const draftOf = (memory: DeviceMemory): DeviceMemory => ({
  ...memory,
  session: held(),
  lastDocument: held(),
  challenge: held(),
  // Read by whoever signs in, to be known as the saved account of that document.
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
