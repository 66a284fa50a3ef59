import { PAGE_NAMES, type RegistrationDestination } from '@aroeira/domain/registration';

const OUTSIDE = { dashboard: '/dashboard', publicWelcome: '/welcome' } as const;

/** The path that the web app opens for a page of the registration, or for a place outside of it. */
export const pathOf = (place: RegistrationDestination): string =>
  place === 'dashboard' || place === 'publicWelcome'
    ? OUTSIDE[place]
    : `/registration/${PAGE_NAMES[place]}`.replace(/\/$/, '');
