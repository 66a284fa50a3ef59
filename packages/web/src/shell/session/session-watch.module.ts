import { makeBrowserStorage, prefixOf } from '@aroeira/adapters-http/storage';
import type { DeviceMemory } from '@aroeira/domain/access';
import type { Clock, Scheduler } from '@aroeira/domain/kernel';
import { ContainerModule } from 'inversify';
import type { Configuration } from '../../composition/configuration.ts';
import { TOKENS } from '../../composition/tokens.ts';
import type { BrowserNavigation } from '../routing/browser-navigation.ts';
import { makeFocusResync, type FocusPorts } from './focus-resync.ts';
import { makeInactivityWatch, type InactivityPorts } from './inactivity-watch.ts';
import { isProtected } from '../routing/matching.ts';
import type { NativeWrapper } from '../native-wrapper/native-wrapper.ts';
import type { Notices } from '../frame/notices.ts';
import { attend, makeLastActivity } from './session-watch.adapter.ts';
import { ScreenFlags } from './session-watch.flags.ts';

/** What keeps a session to the client who opened it. */
export const sessionWatchModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.ScreenFlags)
    .toResolvedValue(() => new ScreenFlags())
    .inSingletonScope();
  bind(TOKENS.LastActivity).toResolvedValue(openLastActivity, [TOKENS.Configuration]).inSingletonScope();
  bind(TOKENS.WatchSession)
    .toResolvedValue(makeWatchSession, [
      TOKENS.Configuration,
      TOKENS.BrowserNavigation,
      TOKENS.DeviceMemory,
      TOKENS.LastActivity,
      TOKENS.Clock,
      TOKENS.Scheduler,
      TOKENS.Notices,
      TOKENS.ScreenFlags,
      TOKENS.NativeWrapper,
      TOKENS.TakeToHold,
    ])
    .inSingletonScope();
});

const openLastActivity = ({ environment }: Configuration): InactivityPorts['lastActivity'] =>
  makeLastActivity(
    makeBrowserStorage(() => window.localStorage),
    `${prefixOf(environment)}lastActivity`,
  );

type Watched = readonly [
  Configuration,
  BrowserNavigation,
  DeviceMemory,
  InactivityPorts['lastActivity'],
  Clock,
  Scheduler,
  Notices,
  ScreenFlags,
  NativeWrapper,
  FocusPorts['takeToHold'],
];

/** @returns what starts the watch, which returns what ends it */
const makeWatchSession = (...parts: Watched) => {
  const [{ brand }, navigation, memory, lastActivity, clock, scheduler, notices, flags, wrapper, takeToHold] = parts;
  const here = { memory, navigation, flags, isProtected: () => isProtected(navigation.path(), brand.slug) };
  const resync = makeFocusResync({ ...here, takeToHold });
  const inactivity = makeInactivityWatch({
    ...here,
    clock,
    scheduler,
    lastActivity,
    notices,
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
