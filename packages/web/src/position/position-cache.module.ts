import { makeHttpPositions } from '@aroeira/adapters-http/position';
import { makeClientCache, makeLoadPosition } from '@aroeira/domain/position';
import { bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { whenSessionEnds } from '../shell/session/kept.ts';
import { POSITION } from './position.tokens.ts';

/** The position, asked for once in a session by whoever needs it first. */
export const positionCacheBindings = bindings((bind) => {
  bind(POSITION.Positions, makeHttpPositions, SHARED.HttpClient);
  bind(
    POSITION.PositionCache,
    ({ positions, navigation }) => {
      const cache = makeClientCache(makeLoadPosition(positions));
      whenSessionEnds(navigation, cache.drop);
      return cache;
    },
    { positions: POSITION.Positions, navigation: SHARED.BrowserNavigation },
  );
});
