import type { BlockedDevices, ManageDevices, Devices, UnblockDevice } from '@aroeira/domain/access';
import { token } from '../../composition/token.ts';
import type { Path } from '../../shell/routing/paths.ts';
import type { AccessChanges } from './access-changes.ts';
import type { DevicesViewModel } from './devices.view-model.ts';
import type { UnblockDeviceViewModel } from './unblock-device.view-model.ts';

/** The client's devices: a blocked one, and where else the client is signed in. */
export const DEVICES = {
  BlockedDevices: token<BlockedDevices>('BlockedDevices'),
  Devices: token<Devices>('Devices'),
  UnblockDevice: token<UnblockDevice>('UnblockDevice'),
  ManageDevices: token<ManageDevices>('ManageDevices'),
  /** What the screens tell the security activity of. */
  AccessChanges: token<AccessChanges>('AccessChanges'),
  OpenDevices: token<() => DevicesViewModel>('OpenDevices'),
  /** Answers the path where a client belongs who has nothing to unblock. */
  OpenUnblockDevice: token<() => UnblockDeviceViewModel | Path>('OpenUnblockDevice'),
};
