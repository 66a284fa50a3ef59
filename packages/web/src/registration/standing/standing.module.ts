import { makeHttpStandings } from '@aroeira/adapters-http/registration';
import { makeLoadClientStanding } from '@aroeira/domain/registration';
import { bindings, type Bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { keptPositionBindings } from '../../position/kept-position.module.ts';
import { POSITION } from '../../position/position.tokens.ts';
import { Kept } from '../../shell/session/kept.ts';
import { REGISTRATION } from '../registration.tokens.ts';
import { PortalStanding } from './portal-standing.ts';
import { STANDING } from './standing.tokens.ts';

/** What the portal opens to the client. The position decides it too, so it shares the position of the dashboard. */
export const standingBindings: Bindings = [
  ...keptPositionBindings,
  ...bindings((bind) => {
    bind(REGISTRATION.Standings, makeHttpStandings, SHARED.HttpClient);
    bind(
      STANDING.PortalStanding,
      ({ standings, position, ...session }) => {
        const load = makeLoadClientStanding(standings);
        return new PortalStanding({ facts: new Kept(session, ({ clientId }) => load(clientId)), position });
      },
      {
        standings: REGISTRATION.Standings,
        position: POSITION.KeptPosition,
        memory: SHARED.DeviceMemory,
        navigation: SHARED.BrowserNavigation,
      },
    );
  }),
];
