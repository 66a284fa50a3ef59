import { tokens } from '../../composition/token.ts';
import type { Path } from '../../shell/routing/paths.ts';
import type { WelcomeViewModel } from './welcome.view-model.ts';

/** Whether the person at this device accepted the proposal. */
export interface Acceptance {
  isAccepted: boolean;
}

/** The first page of a registration. */
export const WELCOME = tokens<{
  Acceptance: Acceptance;
  /** Answers with a path for a client who has a session. */
  OpenWelcome: () => WelcomeViewModel | Path;
}>('WELCOME');
