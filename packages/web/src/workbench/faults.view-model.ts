import { FormModel } from '../ui/forms/form-model.ts';
import { sentForm, type ValuesIn } from '../ui/forms/sent-form.ts';
import { Loaded } from '../ui/loaded.ts';
import { Acting, type Act } from './acting.ts';
import type { NewFault } from './controls.module.ts';
import { FAULT_FORM } from './workbench.forms.ts';
import type { PartParts } from './named.view-model.ts';

const openForm = (ports: PartParts<never>['ports']) =>
  new FormModel(FAULT_FORM, ports, { saved: { effect: 'status' } });

type FaultValues = ValuesIn<ReturnType<typeof openForm>>;

const faultOf = ({ on, effect, status, code, delayMs, times }: FaultValues): NewFault => ({
  on,
  ...(times !== undefined && { times }),
  ...(status !== undefined && { status }),
  ...(code !== undefined && { code }),
  ...(delayMs !== undefined && { delayMs }),
  ...(effect === 'drop' && { drop: true }),
  ...(effect === 'malformed' && { malformed: true }),
});

type UsedByFaults = 'faults' | 'presets' | 'addFault' | 'addPreset' | 'clearFaults';

/** The calls that fail on purpose. */
export const faultsPart = ({ controls, say, ports }: PartParts<UsedByFaults>) => {
  const faults = new Loaded(controls.faults);
  const presets = new Loaded(controls.presets);
  const acting = new Acting<{ readonly act: Act }>(say, faults.refresh);
  const form = openForm(ports);
  const adding = sentForm({
    form,
    send: (values) => controls.addFault(faultOf(values)),
    done: () => {
      form.fill({ on: '', code: '' });
      say('FaultAdded');
      return faults.refresh();
    },
  });
  return {
    faults,
    presets,
    adding,
    acting,
    load: async () => {
      await Promise.all([faults.load(), presets.load()]);
    },
    refresh: async () => {
      await Promise.all([faults.refresh(), ...(presets.value === undefined ? [presets.refresh()] : [])]);
    },
    addPreset: (name: string) => acting.run({ does: controls.addPreset(name), done: 'FaultAdded', of: name }),
    clear: () => acting.run({ does: controls.clearFaults, done: 'FaultsCleared', of: 'clear' }),
    close: () => {
      faults.close();
      presets.close();
      adding.close();
      acting.close();
    },
  };
};

export type FaultsPart = ReturnType<typeof faultsPart>;
