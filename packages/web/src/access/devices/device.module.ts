import { makeHttpBlockedDevices, makeHttpDevices, makeHttpMisuseReports } from '@aroeira/adapters-http/access';
import { secureChance } from '@aroeira/adapters-http/platform';
import { makeClientDevices, makeUnblockDevice } from '@aroeira/domain/access';
import { ContainerModule } from 'inversify';
import { TOKENS } from '../../composition/tokens.ts';
import { AccessChanges } from './access-changes.ts';

/** The client's devices: unblocking one, reporting one, and where else the client is signed in. */
export const deviceModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.Chance).toConstantValue(secureChance);
  bind(TOKENS.BlockedDevices)
    .toResolvedValue(makeHttpBlockedDevices, [TOKENS.HttpClient, TOKENS.DeviceInfo])
    .inSingletonScope();
  bind(TOKENS.MisuseReports).toResolvedValue(makeHttpMisuseReports, [TOKENS.HttpClient]).inSingletonScope();
  bind(TOKENS.Devices).toResolvedValue(makeHttpDevices, [TOKENS.HttpClient]).inSingletonScope();
  bind(TOKENS.UnblockDevice).toResolvedValue(makeUnblockDevice, [TOKENS.BlockedDevices, TOKENS.DeviceMemory]);
  bind(TOKENS.AccessChanges).toConstantValue(new AccessChanges());
  bind(TOKENS.ClientDevices).toResolvedValue(makeClientDevices, [TOKENS.Devices, TOKENS.DeviceMemory]);
});
