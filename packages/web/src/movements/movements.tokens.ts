import type { Movement, Movements } from '@aroeira/domain/movements';
import { token } from '../composition/token.ts';
import type { Kept } from '../shell/session/kept.ts';

/** What a client ordered. */
export const MOVEMENTS = {
  Movements: token<Movements>('Movements'),
  KeptMovements: token<Kept<readonly Movement[]>>('KeptMovements'),
};
