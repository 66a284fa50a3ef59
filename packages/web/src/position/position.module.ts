import { makeHttpPositions } from '@aroeira/adapters-http/position';
import { makeClientCache, makeLoadPosition } from '@aroeira/domain/position';
import * as O from 'fp-ts/Option';
import { twoStepBindings } from '../access/two-step/two-step.module.ts';
import { bindings, type Bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { DashboardViewModel } from './dashboard.view-model.ts';
import { POSITION } from './position.tokens.ts';

/** What the dashboard needs, with the question about two-step verification. */
export const positionBindings: Bindings = [
  ...twoStepBindings,
  ...bindings((bind) => {
    bind(POSITION.Positions, makeHttpPositions, SHARED.HttpClient);
    bind(
      POSITION.PositionCache,
      ({ positions, navigation }) => {
        const cache = makeClientCache(makeLoadPosition(positions));
        // Every way to another session leads through /login: the cache holds nothing any more there.
        navigation.subscribe(() => {
          if (navigation.path().startsWith('/login')) cache.drop();
        });
        return cache;
      },
      { positions: POSITION.Positions, navigation: SHARED.BrowserNavigation },
    );
    bind(
      POSITION.OpenDashboard,
      ({ memory, ...parts }) =>
        () => {
          const session = O.toUndefined(memory.session.read());
          return session && new DashboardViewModel({ session, ...parts });
        },
      {
        memory: SHARED.DeviceMemory,
        positions: POSITION.PositionCache,
        clock: SHARED.Clock,
        scheduler: SHARED.Scheduler,
      },
    );
  }),
];
