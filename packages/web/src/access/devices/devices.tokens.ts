import type { BlockedDevices, Devices } from '@aroeira/domain/access';
import { tokens } from '../../composition/token.ts';
import type { Path } from '../../shell/routing/paths.ts';
import type { AccessChanges } from './access-changes.ts';
import type { DevicesViewModel } from './devices.view-model.ts';
import type { UnblockDeviceViewModel } from './unblock-device.view-model.ts';

/** The client's devices: a blocked device, and all devices where the client is signed in. */
export const DEVICES = tokens<{
  BlockedDevices: BlockedDevices;
  Devices: Devices;
  /** How the screens tell the security activity about a change. */
  AccessChanges: AccessChanges;
  OpenDevices: () => DevicesViewModel;
  /** Answers with a path when the client has nothing to unblock. */
  OpenUnblockDevice: () => UnblockDeviceViewModel | Path;
}>('DEVICES');
