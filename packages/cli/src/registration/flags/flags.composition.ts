import { makeHttpStandings } from '@aroeira/adapters-http/registration';
import { makeGatherStanding } from '@aroeira/domain/registration';
import type { Connection } from '../../composition.ts';
import type { PositionUseCases } from '../../position/position.composition.ts';

/** What the derived flags are made of; the position is loaded as the dashboard loads it. */
export const composeFlags = ({ http }: Connection, { load }: Pick<PositionUseCases, 'load'>) => ({
  gatherStanding: makeGatherStanding(makeHttpStandings(http), load),
});

export type FlagsUseCases = ReturnType<typeof composeFlags>;
