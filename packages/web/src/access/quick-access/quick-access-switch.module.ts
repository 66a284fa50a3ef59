import {
  enableQuickAccessMessage,
  isSignedIn,
  makeDisableQuickAccess,
  quickAccessSwitchOf,
  type DeviceMemory,
} from '@aroeira/domain/access';
import * as O from 'fp-ts/Option';
import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import type { Toasts } from '../../ui/feedback/toasts.ts';
import type { AccessChanges } from '../devices/access-changes.ts';
import { DEVICES } from '../devices/devices.tokens.ts';
import type { LoadQuickAccess } from './quick-access-loading.ts';
import { QuickAccessSwitchViewModel } from './quick-access-switch.view-model.ts';
import { QUICK_ACCESS } from './quick-access.tokens.ts';

/** The quick-access switch of the profile. */
export const quickAccessSwitchBindings = bindings((bind) =>
  bind(QUICK_ACCESS.OpenQuickAccessSwitch, openQuickAccessSwitch, {
    memory: SHARED.DeviceMemory,
    load: QUICK_ACCESS.LoadQuickAccess,
    changes: DEVICES.AccessChanges,
    toasts: SHARED.Toasts,
  }),
);

interface Parts {
  readonly memory: DeviceMemory;
  readonly load: LoadQuickAccess;
  readonly changes: AccessChanges;
  readonly toasts: Toasts;
}

const openQuickAccessSwitch =
  ({ memory, load, changes, toasts }: Parts) =>
  (): QuickAccessSwitchViewModel | undefined => {
    const session = O.toUndefined(O.filter(isSignedIn)(memory.session.read()));
    if (session === undefined) return undefined;
    const accounts = O.getOrElseW(() => [])(memory.savedAccounts.read());
    return new QuickAccessSwitchViewModel({
      read: () => quickAccessSwitchOf(session, accounts, memory.quickAccess.read()),
      disable: makeDisableQuickAccess(memory),
      load: async () => (await load()).offerTo(session),
      disabled: () => toasts.say('Acesso rápido desativado neste dispositivo.'),
      notLoaded: () => toasts.say(enableQuickAccessMessage({ _tag: 'Unreachable', cause: 'network' })),
      answered: changes.tell,
    });
  };
