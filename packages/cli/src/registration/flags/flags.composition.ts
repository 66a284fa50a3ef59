import { makeHttpStandings } from '@aroeira/adapters-http/registration';
import { makeGatherStanding } from '@aroeira/domain/registration';
import type { Connection } from '../../connection.ts';
import type { PositionUseCases } from '../../position/position.composition.ts';

/** The use case of the derived flags. It loads the position as the dashboard does. */
export const composeFlags = ({ http }: Connection, { load }: Pick<PositionUseCases, 'load'>) => ({
  gatherStanding: makeGatherStanding({ standings: makeHttpStandings(http), askPosition: load }),
});

export type FlagsUseCases = ReturnType<typeof composeFlags>;
