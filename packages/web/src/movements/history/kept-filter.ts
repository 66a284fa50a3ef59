import { WHOLE_HISTORY, type HistoryFilter } from '@aroeira/domain/movements';
import type { Moves } from '../../shell/session/kept.ts';

/** The filter of the history, as the client left it. */
export interface KeptFilter {
  current: HistoryFilter;
}

/** The steps from here lead back to the history. */
const isNear = (path: string): boolean => path === '/movements' || path.startsWith('/movements/last-movements');

/** Keeps the filter while the client is at the history, at one of its orders or at the hub, and forgets it on any other page. @see decision 0196 */
export const keepFilter = (navigation: Moves): KeptFilter => {
  const kept = { current: WHOLE_HISTORY };
  navigation.subscribe(() => {
    if (!isNear(navigation.path())) kept.current = WHOLE_HISTORY;
  });
  return kept;
};
