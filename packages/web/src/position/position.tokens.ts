import type { Position, Positions } from '@aroeira/domain/position';
import { tokens } from '../composition/token.ts';
import type { Kept } from '../shell/session/kept.ts';
import type { DashboardViewModel } from './dashboard.view-model.ts';

/** What a client holds. */
export const POSITION = tokens<{
  Positions: Positions;
  KeptPosition: Kept<Position>;
  /** Answers with nothing when there is no session. */
  OpenDashboard: () => DashboardViewModel | undefined;
}>('POSITION');
