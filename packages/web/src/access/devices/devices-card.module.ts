import { makeHttpDevices } from '@aroeira/adapters-http/access';
import { makeManageDevices } from '@aroeira/domain/access';
import { bindings, type Bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { accessChangesBindings } from './access-changes.module.ts';
import { DEVICES } from './devices.tokens.ts';
import { DevicesViewModel } from './devices.view-model.ts';

/** Where the client is signed in, as the profile shows it. */
export const devicesCardBindings: Bindings = [
  ...accessChangesBindings,
  ...bindings((bind) => {
    bind(DEVICES.Devices, makeHttpDevices, SHARED.HttpClient);
    bind(
      DEVICES.OpenDevices,
      ({ devices, memory, changes, toasts }) =>
        () =>
          new DevicesViewModel({
            devices: makeManageDevices({ devices, memory }),
            changes,
            ended: () => toasts.say('Sessão encerrada.'),
          }),
      {
        devices: DEVICES.Devices,
        memory: SHARED.DeviceMemory,
        changes: DEVICES.AccessChanges,
        toasts: SHARED.Toasts,
      },
    );
  }),
];
