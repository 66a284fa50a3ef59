import {
  enableQuickAccessMessage,
  makeDisableQuickAccess,
  quickAccessSwitchOf,
  isSignedIn,
  type DeviceMemory,
} from '@aroeira/domain/access';
import * as O from 'fp-ts/Option';
import type { Toasts } from '../../ui/feedback/toasts.ts';
import type { LoadQuickAccess } from './quick-access-loading.ts';
import { QuickAccessSwitchViewModel } from './quick-access-switch.view-model.ts';

/** How the profile's quick-access switch is opened; nothing without a session. */
export const openQuickAccessSwitch =
  (memory: DeviceMemory, load: LoadQuickAccess, toasts: Toasts) => (): QuickAccessSwitchViewModel | undefined => {
    const session = O.toUndefined(O.filter(isSignedIn)(memory.session.read()));
    if (session === undefined) return undefined;
    const accounts = O.getOrElseW(() => [])(memory.savedAccounts.read());
    return new QuickAccessSwitchViewModel(
      {
        read: () => quickAccessSwitchOf(session, accounts, memory.quickAccess.read()),
        disable: makeDisableQuickAccess(memory),
        load: async () => (await load()).offerTo(session),
      },
      {
        disabled: () => toasts.say('Acesso rápido desativado neste dispositivo.'),
        notLoaded: () => toasts.say(enableQuickAccessMessage({ _tag: 'Unreachable', cause: 'network' })),
      },
    );
  };
