import type { ChangeTwoStep, TwoStepSettings } from '@aroeira/domain/access';
import { token } from '../../composition/token.ts';
import type { TwoStepSettingsViewModel } from './two-step-settings.view-model.ts';

/** Two-step verification, for every page that asks about it or changes it. */
export const TWO_STEP = {
  TwoStepSettings: token<TwoStepSettings>('TwoStepSettings'),
  ChangeTwoStep: token<ChangeTwoStep>('ChangeTwoStep'),
  /** Answers with nothing when there is no session. */
  OpenTwoStepSettings: token<() => TwoStepSettingsViewModel | undefined>('OpenTwoStepSettings'),
};
