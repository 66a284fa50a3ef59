import type { IO } from 'fp-ts/IO';
import type { DeviceMemory } from '../access.ports.ts';
import type { SignedInSession } from '../session.ts';
import { remember } from '../sign-in/sign-in.use-case.ts';

/** Completes an addition: from now on the added account is the current one of this device. */
type KeepAddition = (added: SignedInSession) => IO<void>;

/** @see spec A §4 Sign-in 4 "the account is switched to first" */
export const makeKeepAddition =
  (memory: DeviceMemory): KeepAddition =>
  (added) =>
  () =>
    memory.session.write({ ...remember(memory, added)(), isConsentDue: false })();
