import { useEffect, useState } from 'react';
import { useInject } from '../../composition/injection.tsx';
import { TOKENS } from '../../composition/tokens.ts';
import type { TwoStepSettingsViewModel } from './two-step-settings.view-model.ts';

/** The two-step verification of one visit to a screen, read from the server; nothing without a session. */
export const useTwoStepSettings = (): TwoStepSettingsViewModel | undefined => {
  const [model] = useState(useInject(TOKENS.OpenTwoStepSettings));
  useEffect(() => void model?.load(), [model]);
  return model;
};
