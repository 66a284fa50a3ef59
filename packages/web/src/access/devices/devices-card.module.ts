import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { DEVICES } from './devices.tokens.ts';
import { DevicesViewModel } from './devices.view-model.ts';

/** Where the client is signed in, as the profile shows it. */
export const devicesCardBindings = bindings((bind) =>
  bind(
    DEVICES.OpenDevices,
    ({ toasts, ...parts }) =>
      () =>
        new DevicesViewModel({ ...parts, ended: () => toasts.say('Sessão encerrada.') }),
    { devices: DEVICES.ManageDevices, changes: DEVICES.AccessChanges, toasts: SHARED.Toasts },
  ),
);
