import { makeHttpMovements } from '@aroeira/adapters-http/movements';
import type { Connection } from '../composition.ts';

/** The history of orders. A command runs once, so that there is nothing to load again. */
export const composeMovements = ({ http }: Connection) => ({ list: makeHttpMovements(http).list });

export type MovementUseCases = ReturnType<typeof composeMovements>;
