import { token } from '../../composition/token.ts';
import type { Path } from '../../shell/routing/paths.ts';
import type { Acceptance } from './acceptance.ts';
import type { WelcomeViewModel } from './welcome.view-model.ts';

/** The first page of a registration. */
export const WELCOME = {
  Acceptance: token<Acceptance>('Acceptance'),
  /** Answers with a path for a client who has a session. */
  OpenWelcome: token<() => WelcomeViewModel | Path>('OpenWelcome'),
};
