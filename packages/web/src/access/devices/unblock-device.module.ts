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
import { ContainerModule } from 'inversify';
import { TOKENS } from '../../composition/tokens.ts';
import { PATH_OF } from '../../shell/routing/destinations.ts';
import type { Navigation } from '../../shell/routing/navigation.ts';
import type { Notices } from '../../shell/frame/notices.ts';
import type { Path } from '../../shell/routing/paths.ts';
import type { FormPorts } from '../../ui/forms/form-model.ts';
import type { Toasts } from '../../ui/feedback/toasts.ts';
import { UnblockDeviceViewModel, type UnblockExits } from './unblock-device.view-model.ts';

/** What /unblockDevice needs. */
export const unblockDeviceModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.UnblockExits).toResolvedValue(exitsOf, [TOKENS.Navigation, TOKENS.Toasts, TOKENS.Notices]);
  bind(TOKENS.OpenUnblockDevice).toResolvedValue(openUnblockDevice, [
    TOKENS.UnblockDevice,
    TOKENS.DeviceMemory,
    TOKENS.UnblockExits,
    TOKENS.FormPorts,
    TOKENS.Chance,
  ]);
});

/** @see spec A §8 Password recovery and device */
const exitsOf = (navigation: Navigation, toasts: Toasts, notices: Notices): UnblockExits => ({
  unblocked: (destination) => {
    toasts.say(UNBLOCKED);
    navigation.replace(PATH_OF[destination]);
  },
  lockedOut: () => {
    notices.alert({ body: unblockMessage({ _tag: 'MaxTriesReached' }) });
    navigation.replace('/logout');
  },
});

/** Questions for a blocked device; for everybody else the path where they belong. @see decision Q027 */
const openUnblockDevice =
  (
    ...[unblock, memory, exits, ports, chance]: readonly [UnblockDevice, DeviceMemory, UnblockExits, FormPorts, Chance]
  ) =>
  (): UnblockDeviceViewModel | Path => {
    const session = O.filter(mayEnter)(memory.session.read());
    if (O.isNone(session)) return '/login';
    if (!session.value.isDeviceBlocked) return PATH_OF[afterSignIn(session.value)];
    const asked = drawQuestions([chance(), chance(), chance()]);
    return new UnblockDeviceViewModel(asked, unblock, { ...exits, ...ports });
  };
