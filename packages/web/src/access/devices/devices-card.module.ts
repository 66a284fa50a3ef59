import type { ManageDevices } from '@aroeira/domain/access';
import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import type { Toasts } from '../../ui/feedback/toasts.ts';
import type { AccessChanges } from './access-changes.ts';
import { DEVICES } from './devices.tokens.ts';
import { DevicesViewModel } from './devices.view-model.ts';

/** Where the client is signed in, as the profile shows it. */
export const devicesCardBindings = bindings((bind) =>
  bind(DEVICES.OpenDevices, openDevices, {
    devices: DEVICES.ManageDevices,
    changes: DEVICES.AccessChanges,
    toasts: SHARED.Toasts,
  }),
);

interface Parts {
  readonly devices: ManageDevices;
  readonly changes: AccessChanges;
  readonly toasts: Toasts;
}

const openDevices =
  ({ devices, changes, toasts }: Parts) =>
  (): DevicesViewModel =>
    new DevicesViewModel({ devices, changes, ended: () => toasts.say('Sessão encerrada.') });
