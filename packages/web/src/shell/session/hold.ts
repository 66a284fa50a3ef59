import { holdMessage, type Hold } from '@aroeira/domain/access';
import { PATH_OF } from '../routing/destinations.ts';
import type { Navigation } from '../routing/navigation.ts';
import type { Notices } from '../frame/notices.ts';
import type { Path } from '../routing/paths.ts';

/** Consent is asked where clients come in. */
const PLACES: Readonly<Record<Hold, Path>> = { ...PATH_OF, consent: '/login' };

/**
 * Takes a client to what the server wants of them first, and says why. What was typed could not be kept any more, so that
 * no guard is asked; where the client stands there already, that screen answers for itself.
 *
 * @see decision 0157
 */
export const makeTakeToHold =
  (navigation: Pick<Navigation, 'abandon' | 'losesWork' | 'visited'>, notices: Notices) =>
  (hold: Hold): void => {
    const place = PLACES[hold];
    if (navigation.visited().at(-1) === place) return;
    notices.alert({ body: holdMessage(hold, navigation.losesWork()) });
    navigation.abandon(place);
  };
