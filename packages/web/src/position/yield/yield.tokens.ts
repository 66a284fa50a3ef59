import type { Log } from '@aroeira/domain/kernel';
import type { LoadYieldChart, YieldHistories } from '@aroeira/domain/position';
import { token } from '../../composition/token.ts';
import type { KeptYields, YieldViewModel } from './yield.view-model.ts';

/** What the portfolio of a client yielded. */
export const YIELD = {
  YieldHistories: token<YieldHistories>('YieldHistories'),
  Log: token<Log>('Log'),
  LoadYieldChart: token<LoadYieldChart>('LoadYieldChart'),
  KeptYields: token<KeptYields>('KeptYields'),
  /** Answers nothing without a session. */
  OpenYield: token<() => YieldViewModel | undefined>('OpenYield'),
};
