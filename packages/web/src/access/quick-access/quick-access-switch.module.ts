import { isSignedIn, makeDisableQuickAccess, quickAccessSwitchOf } from '@aroeira/domain/access';
import { enableQuickAccessMessage } from '@aroeira/domain/access/messages';
import * as O from 'fp-ts/Option';
import { bindings, type Bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { accessChangesBindings } from '../devices/access-changes.module.ts';
import { DEVICES } from '../devices/devices.tokens.ts';
import { QuickAccessSwitchViewModel } from './quick-access-switch.view-model.ts';
import { QUICK_ACCESS } from './quick-access.tokens.ts';

/** The quick-access switch of the profile. */
export const quickAccessSwitchBindings: Bindings = [
  ...accessChangesBindings,
  ...bindings((bind) =>
    bind(
      QUICK_ACCESS.OpenQuickAccessSwitch,
      ({ memory, load, changes, toasts }) =>
        () => {
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
        },
      {
        memory: SHARED.DeviceMemory,
        load: QUICK_ACCESS.LoadQuickAccess,
        changes: DEVICES.AccessChanges,
        toasts: SHARED.Toasts,
      },
    ),
  ),
];
