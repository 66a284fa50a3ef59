import type { DeviceMemory, Remembered } from '@aroeira/domain/access';

export const readOnly = (memory: DeviceMemory): DeviceMemory => ({
  session: still(memory.session),
  savedAccounts: still(memory.savedAccounts),
  lastDocument: still(memory.lastDocument),
  challenge: still(memory.challenge),
  quickAccess: still(memory.quickAccess),
  quickAccessSkippedOn: still(memory.quickAccessSkippedOn),
});

/** One value that can be read and ignores every change. */
export const still = <A>({ read }: Remembered<A>): Remembered<A> => ({
  read,
  write: () => () => undefined,
  clear: () => undefined,
});
