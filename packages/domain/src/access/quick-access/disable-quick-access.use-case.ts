import type { IO } from 'fp-ts/IO';
import type { DeviceMemory } from '../access.ports.ts';

/** Turns quick access off on this device. */
type DisableQuickAccess = IO<void>;

/**
 * Both flags go, so that the next sign-in may offer it again. Of the server nothing is asked: the specification has no
 * call for it, and its half of a key opens nothing alone (decision 0117).
 *
 * @see spec B §4 Biometrics toggle; decision Q105
 */
export const makeDisableQuickAccess =
  (memory: DeviceMemory): DisableQuickAccess =>
  () => {
    memory.quickAccess.clear();
    memory.quickAccessSkippedOn.clear();
  };
