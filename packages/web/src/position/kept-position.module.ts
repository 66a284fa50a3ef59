import { makeHttpPositions } from '@aroeira/adapters-http/position';
import { makeLoadPosition } from '@aroeira/domain/position';
import { bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { Kept } from '../shell/session/kept.ts';
import { POSITION } from './position.tokens.ts';

/** The position, asked for once in a session by whoever needs it first. */
export const keptPositionBindings = bindings((bind) => {
  bind(POSITION.Positions, makeHttpPositions, SHARED.HttpClient);
  bind(
    POSITION.KeptPosition,
    ({ positions, ...session }) => {
      const load = makeLoadPosition(positions);
      return new Kept(session, ({ document }) => load(document));
    },
    { positions: POSITION.Positions, memory: SHARED.DeviceMemory, navigation: SHARED.BrowserNavigation },
  );
});
