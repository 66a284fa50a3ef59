import {
  PAGE_NAMES,
  STEP_PROGRESS,
  type RegistrationDestination,
  type RegistrationStep,
  type FormStep,
  type SavedPage,
} from '@aroeira/domain/registration';
import { REGISTRATION_TEXTS } from '@aroeira/domain/registration/messages';
import type { IO } from 'fp-ts/IO';
import type { App } from '../../composition.ts';

const OUTSIDE = { dashboard: '/dashboard', publicWelcome: '/welcome' } as const;

/** The path that the web app opens for a page of the registration, or for a place outside of it. */
export const pathOf = (place: RegistrationDestination): string =>
  place === 'dashboard' || place === 'publicWelcome'
    ? OUTSIDE[place]
    : `/registration/${PAGE_NAMES[place]}`.replace(/\/$/, '');

/** The page that the web app opens for a client. */
export interface NextPage {
  /** `null` for the dashboard, which is no page of the registration. */
  readonly step: string | null;
  readonly path: string;
  /** In percent. `null` for a page that shows none. */
  readonly progress: number | null;
}

/** The next page as the commands print it. */
export const nextPage = (destination: RegistrationDestination): NextPage => {
  const path = pathOf(destination);
  if (destination === 'dashboard' || destination === 'publicWelcome') return { step: null, path, progress: null };
  return { step: destination, path, progress: STEP_PROGRESS[destination] ?? null };
};

/** What is left to do, in words. Some pages of the web have no questions, so `submit` does not take them. @see decision 0204 */
export const dueSentence = (due: RegistrationStep): string => {
  if (due === 'signatureTerms') return REGISTRATION_TEXTS.signatureAlone;
  return due === 'suitabilityStart' ? 'Falta responder ao questionário de perfil.' : `Falta preencher: ${due}.`;
};

const isFormStep = (page: SavedPage): page is FormStep => page !== 'mailing';

/**
 * Remembers the last of the saved pages, so that `registration next` goes on after it. The mail options have no page.
 */
export const keepPlace =
  ({ registration }: Pick<App, 'registration'>, clientId: number, pages: readonly SavedPage[]): IO<void> =>
  () => {
    const saved = pages.findLast(isFormStep);
    if (saved !== undefined) registration.place.write({ clientId, saved })();
  };
