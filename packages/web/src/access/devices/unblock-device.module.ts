import { makeHttpBlockedDevices } from '@aroeira/adapters-http/access';
import { afterSignIn, drawQuestions, makeUnblockDevice, mayEnter } from '@aroeira/domain/access';
import { unblockMessage, UNBLOCKED } from '@aroeira/domain/access/messages';
import * as O from 'fp-ts/Option';
import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { PATH_OF } from '../../shell/routing/navigation.ts';
import { DEVICES } from './devices.tokens.ts';
import { makeUnblockDeviceModel } from './unblock-device.view-model.ts';

/**
 * What /unblockDevice needs: the questions for a blocked device, or the path for everybody else.
 *
 * @see spec A §8 Password recovery and device; decision Q027
 */
export const unblockDeviceBindings = bindings((bind) => {
  bind(DEVICES.BlockedDevices, makeHttpBlockedDevices, { http: SHARED.HttpClient, deviceInfo: SHARED.DeviceInfo });
  bind(
    DEVICES.OpenUnblockDevice,
    ({ blockedDevices, memory, chance, navigation, toasts, notices, ports }) =>
      () => {
        const session = O.filter(mayEnter)(memory.session.read());
        if (O.isNone(session)) return '/login';
        if (!session.value.isDeviceBlocked) return PATH_OF[afterSignIn(session.value)];
        return makeUnblockDeviceModel({
          asked: drawQuestions([chance(), chance(), chance()]),
          unblock: makeUnblockDevice({ blockedDevices, memory }),
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
      },
    {
      blockedDevices: DEVICES.BlockedDevices,
      memory: SHARED.DeviceMemory,
      chance: SHARED.Chance,
      navigation: SHARED.Navigation,
      toasts: SHARED.Toasts,
      notices: SHARED.Notices,
      ports: SHARED.FormPorts,
    },
  );
});
