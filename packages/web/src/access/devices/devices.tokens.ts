import type { BlockedDevices, ManageDevices, Devices, UnblockDevice } from '@aroeira/domain/access';
import { token } from '../../composition/token.ts';
import type { Path } from '../../shell/routing/paths.ts';
import type { AccessChanges } from './access-changes.ts';
import type { DevicesViewModel } from './devices.view-model.ts';
import type { UnblockDeviceViewModel } from './unblock-device.view-model.ts';

/** The client's devices: a blocked device, and all devices where the client is signed in. */
export const DEVICES = {
  BlockedDevices: token<BlockedDevices>('BlockedDevices'),
  Devices: token<Devices>('Devices'),
  UnblockDevice: token<UnblockDevice>('UnblockDevice'),
  ManageDevices: token<ManageDevices>('ManageDevices'),
  /** How the screens tell the security activity about a change. */
  AccessChanges: token<AccessChanges>('AccessChanges'),
  OpenDevices: token<() => DevicesViewModel>('OpenDevices'),
  /** Answers with a path when the client has nothing to unblock. */
  OpenUnblockDevice: token<() => UnblockDeviceViewModel | Path>('OpenUnblockDevice'),
};
