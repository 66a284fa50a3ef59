import type { PlannerPhotos } from '@aroeira/domain/contact';
import type { Log } from '@aroeira/domain/kernel';
import type { Position, Positions, YieldHistories } from '@aroeira/domain/position';
import { tokens } from '../composition/token.ts';
import type { Kept } from '../shell/session/kept.ts';
import type { DashboardViewModel } from './dashboard.view-model.ts';
import type { KeptYields, YieldViewModel } from './yield/yield.view-model.ts';

/** What a client holds, and what it yielded. */
export const POSITION = tokens<{
  Positions: Positions;
  KeptPosition: Kept<Position>;
  /** Answers with nothing when there is no session. */
  OpenDashboard: () => DashboardViewModel | undefined;
  YieldHistories: YieldHistories;
  Log: Log;
  KeptYields: KeptYields;
  /** The photos of planners, for the card of the dashboard. */
  PlannerPhotos: PlannerPhotos;
  /** Answers nothing without a session. */
  OpenYield: () => YieldViewModel | undefined;
}>('POSITION');
