import { makeHttpPositions } from '@aroeira/adapters-http/position';
import type { DeviceMemory } from '@aroeira/domain/access';
import type { Clock, Scheduler } from '@aroeira/domain/kernel';
import { makeClientCache, makeLoadPosition, type PositionCache, type Positions } from '@aroeira/domain/position';
import * as O from 'fp-ts/Option';
import { ContainerModule } from 'inversify';
import { TOKENS } from '../composition/tokens.ts';
import type { BrowserNavigation } from '../shell/routing/browser-navigation.ts';
import { DashboardViewModel } from './dashboard.view-model.ts';

/** What position needs and nothing else. */
export const positionModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.Positions).toResolvedValue(makeHttpPositions, [TOKENS.HttpClient]).inSingletonScope();
  bind(TOKENS.PositionCache)
    .toResolvedValue(makeSessionCache, [TOKENS.Positions, TOKENS.BrowserNavigation])
    .inSingletonScope();
  bind(TOKENS.OpenDashboard).toResolvedValue(openDashboard, [
    TOKENS.DeviceMemory,
    TOKENS.PositionCache,
    TOKENS.Clock,
    TOKENS.Scheduler,
  ]);
});

/** Every way to another session leads through /login, whoever ended the one before: there nothing is held any more. */
const makeSessionCache = (positions: Positions, navigation: BrowserNavigation): PositionCache => {
  const cache = makeClientCache(makeLoadPosition(positions));
  navigation.subscribe(() => {
    if (navigation.path().startsWith('/login')) cache.drop();
  });
  return cache;
};

const openDashboard =
  (...[memory, positions, clock, scheduler]: readonly [DeviceMemory, PositionCache, Clock, Scheduler]) =>
  (): DashboardViewModel | undefined => {
    const session = O.toUndefined(memory.session.read());
    return session && new DashboardViewModel(session, { positions, clock, scheduler });
  };
