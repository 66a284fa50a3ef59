import { holdMessage, type Hold } from '@aroeira/domain/access';
import { PATH_OF } from '../routing/destinations.ts';
import type { Navigation } from '../routing/navigation.ts';
import type { Notices } from '../frame/notices.ts';
import type { Path } from '../routing/paths.ts';

/** The sign-in asks for consent. */
const PLACES: Readonly<Record<Hold, Path>> = { ...PATH_OF, consent: '/login' };

interface Parts {
  readonly navigation: Pick<Navigation, 'abandon' | 'losesWork' | 'visited'>;
  readonly notices: Notices;
}

/**
 * Takes a client to what the server asks for first, and says why. It asks no guard, since typed work could not be kept
 * any more. A screen that asks for it already answers for itself.
 *
 * @see decision 0157
 */
export const makeTakeToHold =
  ({ navigation, notices }: Parts) =>
  (hold: Hold): void => {
    const place = PLACES[hold];
    if (navigation.visited().at(-1) === place) return;
    notices.alert({ body: holdMessage(hold, navigation.losesWork()) });
    navigation.abandon(place);
  };
