import { makeHttpBlockedDevices, makeHttpDevices, makeHttpMisuseReports } from '@aroeira/adapters-http/access';
import { makeManageDevices, makeUnblockDevice } from '@aroeira/domain/access';
import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { MISUSE } from '../misuse/misuse.tokens.ts';
import { AccessChanges } from './access-changes.ts';
import { DEVICES } from './devices.tokens.ts';

/** The client's devices, as the first load needs them. */
export const devicesBindings = bindings((bind) => {
  const calling = { http: SHARED.HttpClient, deviceInfo: SHARED.DeviceInfo };
  bind(DEVICES.BlockedDevices, makeHttpBlockedDevices, calling);
  bind(MISUSE.MisuseReports, makeHttpMisuseReports, SHARED.HttpClient);
  bind(DEVICES.Devices, makeHttpDevices, SHARED.HttpClient);
  bind(DEVICES.UnblockDevice, makeUnblockDevice, {
    blockedDevices: DEVICES.BlockedDevices,
    memory: SHARED.DeviceMemory,
  });
  bind(DEVICES.ManageDevices, makeManageDevices, {
    devices: DEVICES.Devices,
    memory: SHARED.DeviceMemory,
  });
  bind(DEVICES.AccessChanges, () => new AccessChanges());
});
