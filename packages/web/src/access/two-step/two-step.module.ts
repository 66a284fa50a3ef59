import { makeHttpTwoStepSettings } from '@aroeira/adapters-http/access';
import { makeChangeTwoStep, twoStepChanged, type DeviceMemory, type ChangeTwoStep } from '@aroeira/domain/access';
import * as O from 'fp-ts/Option';
import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import type { Toasts } from '../../ui/feedback/toasts.ts';
import type { AccessChanges } from '../devices/access-changes.ts';
import { DEVICES } from '../devices/devices.tokens.ts';
import { TwoStepSettingsViewModel } from './two-step-settings.view-model.ts';
import { TWO_STEP } from './two-step.tokens.ts';

/** Two-step verification, wherever the client is asked about it or changes it. */
export const twoStepBindings = bindings((bind) => {
  bind(TWO_STEP.TwoStepSettings, makeHttpTwoStepSettings, SHARED.HttpClient);
  bind(TWO_STEP.ChangeTwoStep, makeChangeTwoStep, {
    settings: TWO_STEP.TwoStepSettings,
    memory: SHARED.DeviceMemory,
  });
  bind(TWO_STEP.OpenTwoStepSettings, openTwoStepSettings, {
    twoStep: TWO_STEP.ChangeTwoStep,
    memory: SHARED.DeviceMemory,
    changes: DEVICES.AccessChanges,
    toasts: SHARED.Toasts,
  });
});

interface Parts {
  readonly twoStep: ChangeTwoStep;
  readonly memory: DeviceMemory;
  readonly changes: AccessChanges;
  readonly toasts: Toasts;
}

const openTwoStepSettings =
  ({ twoStep, memory, changes, toasts }: Parts) =>
  (): TwoStepSettingsViewModel | undefined => {
    const session = O.toUndefined(memory.session.read());
    if (session === undefined) return undefined;
    return new TwoStepSettingsViewModel({
      twoStep,
      known: session.hasTwoStep ? 'on' : 'off',
      changed: (choice) => {
        const sentence = twoStepChanged(choice);
        if (sentence !== undefined) toasts.say(sentence);
      },
      answered: changes.tell,
    });
  };
