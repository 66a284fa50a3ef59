import type { DeviceMemory, Session } from '@aroeira/domain/access';
import { newDevice, session } from '@aroeira/domain/access/testing';

/** A device where somebody is signed in. */
export const signedIn = (changes: Partial<Session> = {}): DeviceMemory => {
  const memory = newDevice();
  memory.session.write({ ...session(), ...changes })();
  return memory;
};
