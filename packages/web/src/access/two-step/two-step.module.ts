import { makeHttpTwoStepSettings } from '@aroeira/adapters-http/access';
import { makeChangeTwoStep, type TwoStepSettings } from '@aroeira/domain/access';
import { twoStepChanged } from '@aroeira/domain/access/messages';
import { bindings, type Bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { accessChangesBindings } from '../devices/access-changes.module.ts';
import { DEVICES } from '../devices/devices.tokens.ts';
import { TwoStepSettingsViewModel } from './two-step-settings.view-model.ts';
import { tokens } from '../../composition/token.ts';

/** Two-step verification, for every page that asks about it or changes it. */
export const TWO_STEP = tokens<{
  TwoStepSettings: TwoStepSettings;
  /** Answers with nothing when there is no session. */
  OpenTwoStepSettings: () => TwoStepSettingsViewModel | undefined;
}>('TWO_STEP');

/** Two-step verification, wherever the client is asked about it or changes it. */
export const twoStepBindings: Bindings = [
  ...accessChangesBindings,
  ...bindings((bind) => {
    bind(TWO_STEP.TwoStepSettings, makeHttpTwoStepSettings, SHARED.HttpClient);
    bind.visit(
      TWO_STEP.OpenTwoStepSettings,
      ({ hasTwoStep }, { settings, memory, changes, toasts }) =>
        new TwoStepSettingsViewModel({
          twoStep: makeChangeTwoStep({ settings, memory }),
          known: hasTwoStep ? 'on' : 'off',
          changed: (choice) => {
            const sentence = twoStepChanged(choice);
            if (sentence !== undefined) toasts.say(sentence);
          },
          answered: changes.tell,
        }),
      {
        settings: TWO_STEP.TwoStepSettings,
        memory: SHARED.DeviceMemory,
        changes: DEVICES.AccessChanges,
        toasts: SHARED.Toasts,
      },
    );
  }),
];
