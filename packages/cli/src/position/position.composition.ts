import { makeHttpBusinessDays } from '@aroeira/adapters-http/movements';
import { makeHttpPositions, makeHttpYieldHistories } from '@aroeira/adapters-http/position';
import { makeLoadPosition } from '@aroeira/domain/position';
import type { Connection } from '../connection.ts';

/** The use cases of the position. A command runs once, so it needs no cache. */
export const connectPosition = ({ http }: Connection) => ({
  load: makeLoadPosition(makeHttpPositions(http)),
  /** Needs no session. The answer carries the server's time. */
  businessDay: makeHttpBusinessDays(http).current,
  yieldOf: makeHttpYieldHistories(http).of,
});

export type PositionUseCases = ReturnType<typeof connectPosition>;
