import { token } from '../composition/token.ts';
import type { ProfileViewModel } from './profile.view-model.ts';
import type { ThemeChoice } from './theme.ts';

/** Who is signed in, and how the portal looks on this device. */
export const PROFILE = {
  ThemeChoice: token<ThemeChoice>('ThemeChoice'),
  /** Answers with nothing when there is no session. */
  OpenProfile: token<() => ProfileViewModel | undefined>('OpenProfile'),
};
