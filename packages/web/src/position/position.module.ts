import { makeHttpPositions } from '@aroeira/adapters-http/position';
import type { DeviceMemory } from '@aroeira/domain/access';
import type { Clock, Scheduler } from '@aroeira/domain/kernel';
import { makeClientCache, makeLoadPosition, type PositionCache, type Positions } from '@aroeira/domain/position';
import * as O from 'fp-ts/Option';
import { bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import type { BrowserNavigation } from '../shell/routing/browser-navigation.ts';
import { DashboardViewModel } from './dashboard.view-model.ts';
import { POSITION } from './position.tokens.ts';

/** What position needs and nothing else. */
export const positionBindings = bindings((bind) => {
  bind(POSITION.Positions, makeHttpPositions, SHARED.HttpClient);
  bind(POSITION.PositionCache, makeSessionCache, {
    positions: POSITION.Positions,
    navigation: SHARED.BrowserNavigation,
  });
  bind(POSITION.OpenDashboard, openDashboard, {
    memory: SHARED.DeviceMemory,
    positions: POSITION.PositionCache,
    clock: SHARED.Clock,
    scheduler: SHARED.Scheduler,
  });
});

interface CacheParts {
  readonly positions: Positions;
  readonly navigation: BrowserNavigation;
}

/** Every way to another session leads through /login: the cache holds nothing any more there. */
const makeSessionCache = ({ positions, navigation }: CacheParts): PositionCache => {
  const cache = makeClientCache(makeLoadPosition(positions));
  navigation.subscribe(() => {
    if (navigation.path().startsWith('/login')) cache.drop();
  });
  return cache;
};

interface Parts {
  readonly memory: DeviceMemory;
  readonly positions: PositionCache;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
}

const openDashboard =
  ({ memory, ...parts }: Parts) =>
  (): DashboardViewModel | undefined => {
    const session = O.toUndefined(memory.session.read());
    return session && new DashboardViewModel({ session, ...parts });
  };
