import { makeHttpTwoStepSettings } from '@aroeira/adapters-http/access';
import { makeTwoStep, twoStepChanged, type DeviceMemory, type TwoStep } from '@aroeira/domain/access';
import * as O from 'fp-ts/Option';
import { ContainerModule } from 'inversify';
import { TOKENS } from '../../composition/tokens.ts';
import type { Toasts } from '../../ui/feedback/toasts.ts';
import { TwoStepSettingsViewModel } from './two-step-settings.view-model.ts';

/** Two-step verification, wherever it is asked about or changed. */
export const twoStepModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.TwoStepSettings).toResolvedValue(makeHttpTwoStepSettings, [TOKENS.HttpClient]).inSingletonScope();
  bind(TOKENS.TwoStep).toResolvedValue(makeTwoStep, [TOKENS.TwoStepSettings, TOKENS.DeviceMemory]);
  bind(TOKENS.OpenTwoStepSettings).toResolvedValue(openTwoStepSettings, [
    TOKENS.TwoStep,
    TOKENS.DeviceMemory,
    TOKENS.Toasts,
  ]);
});

const openTwoStepSettings =
  (twoStep: TwoStep, memory: DeviceMemory, toasts: Toasts) => (): TwoStepSettingsViewModel | undefined => {
    const session = O.toUndefined(memory.session.read());
    if (session === undefined) return undefined;
    return new TwoStepSettingsViewModel(twoStep, session.hasTwoStep ? 'on' : 'off', (choice) => {
      const sentence = twoStepChanged(choice);
      if (sentence !== undefined) toasts.say(sentence);
    });
  };
