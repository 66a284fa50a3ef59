import type { DeviceMemory } from '@aroeira/domain/access';
import * as O from 'fp-ts/Option';
import { ContainerModule } from 'inversify';
import { openQuickAccessSwitch } from '../access/quick-access/quick-access-switch.module.ts';
import { TOKENS } from '../composition/tokens.ts';
import { ProfileViewModel } from './profile.view-model.ts';
import { makeBrowserTheme } from './theme.adapter.ts';
import type { ThemeChoice } from './theme.ts';

/** What profile needs and nothing else. */
export const profileModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.ThemeChoice)
    .toResolvedValue(() => makeBrowserTheme(window))
    .inSingletonScope();
  bind(TOKENS.OpenQuickAccessSwitch).toResolvedValue(openQuickAccessSwitch, [
    TOKENS.DeviceMemory,
    TOKENS.LoadQuickAccess,
    TOKENS.Toasts,
  ]);
  bind(TOKENS.OpenProfile).toResolvedValue(openProfile, [TOKENS.DeviceMemory, TOKENS.ThemeChoice]);
});

const openProfile = (memory: DeviceMemory, choice: ThemeChoice) => (): ProfileViewModel | undefined => {
  const session = O.toUndefined(memory.session.read());
  return session && new ProfileViewModel(session, choice);
};
