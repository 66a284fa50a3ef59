import type { Hold } from '@aroeira/domain/access';
import { holdMessage } from '@aroeira/domain/access/messages';
import { PATH_OF } from '../routing/destinations.ts';
import type { Navigation } from '../routing/navigation.ts';
import type { Notices } from '../frame/notices.ts';
import type { Path } from '../routing/paths.ts';

/** The page of each due step. The sign-in page asks for the consent. */
const PATH_OF_HOLD: Readonly<Record<Hold, Path>> = { ...PATH_OF, consent: '/login' };

interface Parts {
  readonly navigation: Pick<Navigation, 'abandon' | 'losesWork' | 'visited'>;
  readonly notices: Notices;
}

/**
 * Sends the client to the step that the server demands, and says why. Asks no guard, because the page could not save
 * typed work any more. Does nothing when the client is already on that page.
 *
 * @see decision 0157
 */
export const makeTakeToHold =
  ({ navigation, notices }: Parts) =>
  (hold: Hold): void => {
    const path = PATH_OF_HOLD[hold];
    if (navigation.visited().at(-1) === path) return;
    notices.alert({ body: holdMessage(hold, navigation.losesWork()) });
    navigation.abandon(path);
  };
