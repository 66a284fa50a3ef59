import { useSyncExternalStore } from 'react';

/** The last step of the layout, 1200 px. It follows the text size of the reader: large text has less room. @see spec A §9 */
const WIDE = '(min-width: 75rem)';

const follow = (changed: () => void): (() => void) => {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
};

/** Whether the screen has room for a table in place of cards. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => window.matchMedia(WIDE).matches);
