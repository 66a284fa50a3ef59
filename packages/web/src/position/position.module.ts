import * as O from 'fp-ts/Option';
import { twoStepBindings } from '../access/two-step/two-step.module.ts';
import { bindings, type Bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { standingBindings } from '../registration/standing/standing.module.ts';
import { STANDING } from '../registration/standing/standing.tokens.ts';
import { renewalNoticeBindings } from '../renewal/renewal-notice.module.ts';
import { DashboardViewModel } from './dashboard.view-model.ts';
import { POSITION } from './position.tokens.ts';
import { yieldBindings } from './yield/yield.module.ts';

/** What the dashboard needs, with the yield and the questions that it asks. */
export const positionBindings: Bindings = [
  ...standingBindings,
  ...twoStepBindings,
  ...renewalNoticeBindings,
  ...yieldBindings,
  ...bindings((bind) => {
    bind(
      POSITION.OpenDashboard,
      ({ memory, standing, ...parts }) =>
        () => {
          const session = O.toUndefined(memory.session.read());
          if (session === undefined) return undefined;
          return new DashboardViewModel({ session, synced: standing.positionIs, opened: standing.refresh, ...parts });
        },
      {
        memory: SHARED.DeviceMemory,
        standing: STANDING.PortalStanding,
        positions: POSITION.PositionCache,
        clock: SHARED.Clock,
        scheduler: SHARED.Scheduler,
      },
    );
  }),
];
