import type { PersonalRecord, PersonalRecords } from '@aroeira/domain/profile';
import { tokens } from '../composition/token.ts';
import type { LoadedVisit } from '../ui/loaded.ts';
import type { PhotoViewModel } from './photo/photo.view-model.ts';
import type { CutSquare } from './photo/square-picture.ts';
import type { ProfileViewModel } from './profile.view-model.ts';
import type { ThemeChoice } from './theme.ts';

/** Who is signed in, what the manager has on file about them, and how the portal looks on this device. */
export const PROFILE = tokens<{
  ThemeChoice: ThemeChoice;
  PersonalRecords: PersonalRecords;
  CutSquare: CutSquare;
  /** Each answers with nothing when there is no session. */
  OpenProfile: () => ProfileViewModel | undefined;
  OpenPhoto: () => PhotoViewModel | undefined;
  OpenPersonalData: () => LoadedVisit<PersonalRecord> | undefined;
}>('PROFILE');
