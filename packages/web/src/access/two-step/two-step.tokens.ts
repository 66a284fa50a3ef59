import type { TwoStepSettings } from '@aroeira/domain/access';
import { tokens } from '../../composition/token.ts';
import type { TwoStepSettingsViewModel } from './two-step-settings.view-model.ts';

/** Two-step verification, for every page that asks about it or changes it. */
export const TWO_STEP = tokens<{
  TwoStepSettings: TwoStepSettings;
  /** Answers with nothing when there is no session. */
  OpenTwoStepSettings: () => TwoStepSettingsViewModel | undefined;
}>('TWO_STEP');
