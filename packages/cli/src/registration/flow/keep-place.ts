import type { FormStep, SavedPage } from '@aroeira/domain/registration';
import type { IO } from 'fp-ts/IO';
import type { App } from '../../composition.ts';

const isFormStep = (page: SavedPage): page is FormStep => page !== 'mailing';

/** Remembers the last of the saved pages, so that `registration next` goes on after it. The mail options have no page. */
export const keepPlace =
  ({ registration }: Pick<App, 'registration'>, clientId: number, pages: readonly SavedPage[]): IO<void> =>
  () => {
    const saved = pages.findLast(isFormStep);
    if (saved !== undefined) registration.place.write({ clientId, saved })();
  };
