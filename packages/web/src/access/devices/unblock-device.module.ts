import {
  afterSignIn,
  drawQuestions,
  mayEnter,
  unblockMessage,
  UNBLOCKED,
  type DeviceMemory,
  type UnblockDevice,
} from '@aroeira/domain/access';
import type { Chance } from '@aroeira/domain/kernel';
import * as O from 'fp-ts/Option';
import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import type { Notices } from '../../shell/frame/notices.ts';
import { PATH_OF } from '../../shell/routing/destinations.ts';
import type { Navigation } from '../../shell/routing/navigation.ts';
import type { Path } from '../../shell/routing/paths.ts';
import type { Toasts } from '../../ui/feedback/toasts.ts';
import type { FormPorts } from '../../ui/forms/form-model.ts';
import { DEVICES } from './devices.tokens.ts';
import { UnblockDeviceViewModel } from './unblock-device.view-model.ts';

/** What /unblockDevice needs. */
export const unblockDeviceBindings = bindings((bind) =>
  bind(DEVICES.OpenUnblockDevice, openUnblockDevice, {
    unblock: DEVICES.UnblockDevice,
    memory: SHARED.DeviceMemory,
    chance: SHARED.Chance,
    navigation: SHARED.Navigation,
    toasts: SHARED.Toasts,
    notices: SHARED.Notices,
    ports: SHARED.FormPorts,
  }),
);

interface Parts {
  readonly unblock: UnblockDevice;
  readonly memory: DeviceMemory;
  readonly chance: Chance;
  readonly navigation: Navigation;
  readonly toasts: Toasts;
  readonly notices: Notices;
  readonly ports: FormPorts;
}

/**
 * Asks questions for a blocked device, and answers for everybody else the path where they belong.
 *
 * @see spec A §8 Password recovery and device; decision Q027
 */
const openUnblockDevice =
  ({ unblock, memory, chance, navigation, toasts, notices, ports }: Parts) =>
  (): UnblockDeviceViewModel | Path => {
    const session = O.filter(mayEnter)(memory.session.read());
    if (O.isNone(session)) return '/login';
    if (!session.value.isDeviceBlocked) return PATH_OF[afterSignIn(session.value)];
    return new UnblockDeviceViewModel({
      asked: drawQuestions([chance(), chance(), chance()]),
      unblock,
      unblocked: (destination) => {
        toasts.say(UNBLOCKED);
        navigation.replace(PATH_OF[destination]);
      },
      lockedOut: () => {
        notices.alert({ body: unblockMessage({ _tag: 'MaxTriesReached' }) });
        navigation.replace('/logout');
      },
      ports,
    });
  };
