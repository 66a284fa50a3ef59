import * as O from 'fp-ts/Option';
import type { DeviceMemory } from '../access.ports.ts';
import { accountsOn } from '../device-memory.ts';
import type { QuickAccessCredential } from './quick-access.ts';

/**
 * Forgets the biometric flags of an account that leaves this device. Call it while the account is still saved. Only the
 * client of the main account is asked about quick access, so "Agora não" is that client's answer.
 *
 * @see spec A §4 Session handling; decisions 0115, 0117
 */
export const forgetQuickAccessOf = (memory: DeviceMemory, clientId: number): void => {
  if (O.exists((credential: QuickAccessCredential) => credential.clientId === clientId)(memory.quickAccess.read()))
    memory.quickAccess.clear();
  if (accountsOn(memory).some((account) => account.isMain && account.clientId === clientId))
    memory.quickAccessSkippedOn.clear();
};
