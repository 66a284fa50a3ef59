import type { IO } from 'fp-ts/IO';
import type { DeviceMemory } from '../access.ports.ts';

/** Turns quick access off on this device. */
type DisableQuickAccess = IO<void>;

/**
 * Clears both flags, so that the next sign-in may offer it again. Makes no call to the server, because the
 * specification has none. The server's half of a key opens nothing alone (decision 0117).
 *
 * @see spec B §4 Biometrics toggle; decision Q105
 */
export const makeDisableQuickAccess =
  (memory: DeviceMemory): DisableQuickAccess =>
  () => {
    memory.quickAccess.clear();
    memory.quickAccessSkippedOn.clear();
  };
