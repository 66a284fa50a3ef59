import { makeBrowserStorage, prefixOf } from '@aroeira/adapters-http/storage';
import type { DeviceMemory } from '@aroeira/domain/access';
import type { Clock, Scheduler } from '@aroeira/domain/kernel';
import { bindings } from '../../composition/bindings.ts';
import type { Configuration } from '../../composition/configuration.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { SHELL } from '../shell.tokens.ts';
import type { BrowserNavigation } from '../routing/browser-navigation.ts';
import { makeFocusResync, type FocusPorts } from './focus-resync.ts';
import { makeInactivityWatch, type InactivityPorts } from './inactivity-watch.ts';
import { isProtected } from '../routing/matching.ts';
import type { NativeWrapper } from '../native-wrapper/native-wrapper.ts';
import type { Notices } from '../frame/notices.ts';
import { attend, makeLastActivity } from './session-watch.adapter.ts';
import { ScreenFlags } from './session-watch.flags.ts';

/** Keeps a session to the client who opened it. */
export const sessionWatchBindings = bindings((bind) => {
  bind(SHELL.ScreenFlags, () => new ScreenFlags());
  bind(SHELL.LastActivity, openLastActivity, SHARED.Configuration);
  bind(SHELL.WatchSession, makeWatchSession, {
    configuration: SHARED.Configuration,
    navigation: SHARED.BrowserNavigation,
    memory: SHARED.DeviceMemory,
    lastActivity: SHELL.LastActivity,
    clock: SHARED.Clock,
    scheduler: SHARED.Scheduler,
    notices: SHARED.Notices,
    flags: SHELL.ScreenFlags,
    wrapper: SHELL.NativeWrapper,
    takeToHold: SHELL.TakeToHold,
  });
});

const openLastActivity = ({ environment }: Configuration): InactivityPorts['lastActivity'] =>
  makeLastActivity(
    makeBrowserStorage(() => window.localStorage),
    `${prefixOf(environment)}lastActivity`,
  );

interface Watched {
  readonly configuration: Configuration;
  readonly navigation: BrowserNavigation;
  readonly memory: DeviceMemory;
  readonly lastActivity: InactivityPorts['lastActivity'];
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly notices: Notices;
  readonly flags: ScreenFlags;
  readonly wrapper: NativeWrapper;
  readonly takeToHold: FocusPorts['takeToHold'];
}

/** @returns what starts the watch, which returns what ends it */
const makeWatchSession = ({ configuration, wrapper, takeToHold, ...parts }: Watched) => {
  const { brand } = configuration;
  const { navigation, memory, flags } = parts;
  const here = { memory, navigation, flags, isProtected: () => isProtected(navigation.path(), brand.slug) };
  const resync = makeFocusResync({ ...here, takeToHold });
  const inactivity = makeInactivityWatch({
    ...parts,
    ...here,
    isNative: wrapper._tag === 'Around',
  });
  return (): (() => void) => {
    resync.moved();
    const ends = [
      navigation.subscribe(resync.moved),
      inactivity.start(),
      attend(window, {
        onUser: inactivity.touch,
        onFocus: () => {
          inactivity.check();
          resync.check();
        },
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  };
};
