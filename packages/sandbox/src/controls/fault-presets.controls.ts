import { Type } from '@sinclair/typebox';
import type { Api } from '../http/api.ts';
import { openCall } from '../http/described-call.ts';
import { refuseWord } from '../http/refusal.ts';
import { FaultAnswer, FaultPresets, PresetBody } from './controls.schemas.ts';
import { FAULT_PRESETS, type FaultPresetName } from './fault-presets.ts';
import type { Faults } from './faults.ts';
import type { KeptFault } from './faults.sql.ts';

const isPreset = (name: string): name is FaultPresetName => Object.hasOwn(FAULT_PRESETS, name);

/** Adds faults by one word, under `/sandbox`. The command line calls it: `fault add PRESET`. @see decision 0340 */
export const presetControls = (api: Api, faults: Faults): void => {
  api.get('/fault-presets', openCall('sandbox', 'Faults that have a name', { answer: FaultPresets }), () =>
    Promise.resolve(Object.entries(FAULT_PRESETS).map(([name, { does, caption }]) => ({ name, does, caption }))),
  );
  api.post(
    '/fault-presets/:name',
    openCall('sandbox', 'Add the faults of a name', {
      params: Type.Object({ name: Type.String() }),
      body: PresetBody,
      answer: Type.Array(FaultAnswer),
    }),
    async ({ params: { name }, body }) => {
      if (!isPreset(name)) throw refuseWord(404, 'no_such_preset');
      const added: KeptFault[] = [];
      for (const fault of FAULT_PRESETS[name].faults) added.push(await faults.add({ ...fault, ...body, preset: name }));
      return added;
    },
  );
};
