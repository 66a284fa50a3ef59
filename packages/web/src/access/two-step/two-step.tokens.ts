import type { TwoStep, TwoStepSettings } from '@aroeira/domain/access';
import { token } from '../../composition/token.ts';
import type { TwoStepSettingsViewModel } from './two-step-settings.view-model.ts';

/** Two-step verification, wherever the client is asked about it or changes it. */
export const TWO_STEP = {
  TwoStepSettings: token<TwoStepSettings>('TwoStepSettings'),
  TwoStep: token<TwoStep>('TwoStep'),
  /** Answers nothing without a session. */
  OpenTwoStepSettings: token<() => TwoStepSettingsViewModel | undefined>('OpenTwoStepSettings'),
};
