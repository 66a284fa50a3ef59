import { STEP_PROGRESS, type RegistrationDestination } from '@aroeira/domain/registration';
import { STEP_PATHS } from './step-paths.ts';

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
  const path = STEP_PATHS[destination];
  if (destination === 'dashboard' || destination === 'publicWelcome') return { step: null, path, progress: null };
  return { step: destination, path, progress: STEP_PROGRESS[destination] ?? null };
};
