import type { Log } from '@aroeira/domain/kernel';
import type { YieldHistories } from '@aroeira/domain/position';
import { tokens } from '../../composition/token.ts';
import type { KeptYields, YieldViewModel } from './yield.view-model.ts';

/** What the portfolio of a client yielded. */
export const YIELD = tokens<{
  YieldHistories: YieldHistories;
  Log: Log;
  KeptYields: KeptYields;
  /** Answers nothing without a session. */
  OpenYield: () => YieldViewModel | undefined;
}>('YIELD');
