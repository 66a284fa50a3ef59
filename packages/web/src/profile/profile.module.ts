import * as O from 'fp-ts/Option';
import { devicesCardBindings } from '../access/devices/devices-card.module.ts';
import { quickAccessSwitchBindings } from '../access/quick-access/quick-access-switch.module.ts';
import { twoStepBindings } from '../access/two-step/two-step.module.ts';
import { bindings, type Bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { PROFILE } from './profile.tokens.ts';
import { ProfileViewModel } from './profile.view-model.ts';
import { makeBrowserTheme } from './theme.adapter.ts';

/** Binds what profile needs, with the parts of access on its page. */
export const profileBindings: Bindings = [
  ...devicesCardBindings,
  ...quickAccessSwitchBindings,
  ...twoStepBindings,
  ...bindings((bind) => {
    bind(PROFILE.ThemeChoice, () => makeBrowserTheme(window));
    bind(
      PROFILE.OpenProfile,
      ({ memory, choice }) =>
        () => {
          const session = O.toUndefined(memory.session.read());
          return session && new ProfileViewModel(session, choice);
        },
      { memory: SHARED.DeviceMemory, choice: PROFILE.ThemeChoice },
    );
  }),
];
