import { PATH_OF } from '../../shell/routing/destinations.ts';
import type { Navigation } from '../../shell/routing/navigation.ts';
import type { Done } from './sign-in-steps.ts';

/** After a sign-in the history starts over at the dashboard. @see spec A §4 Sign-in 4 */
export const arriveAt =
  (navigation: Navigation) =>
  ({ destination }: Done): void => {
    navigation.resetToDashboard();
    navigation.push(PATH_OF[destination]);
  };
