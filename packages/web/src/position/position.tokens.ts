import type { Position, Positions } from '@aroeira/domain/position';
import { token } from '../composition/token.ts';
import type { Kept } from '../shell/session/kept.ts';
import type { DashboardViewModel } from './dashboard.view-model.ts';

/** What a client holds. */
export const POSITION = {
  Positions: token<Positions>('Positions'),
  KeptPosition: token<Kept<Position>>('KeptPosition'),
  /** Answers with nothing when there is no session. */
  OpenDashboard: token<() => DashboardViewModel | undefined>('OpenDashboard'),
};
