import { FormModel } from '../ui/forms/form-model.ts';
import { sentForm } from '../ui/forms/sent-form.ts';
import { Loaded } from '../ui/loaded.ts';
import { Acting, type Act } from './acting.ts';
import { SNAPSHOT_FORM } from './workbench.forms.ts';
import type { ListParts } from './worlds.view-model.ts';

/** A snapshot that shall be loaded or end. */
export interface SnapshotQuestion {
  readonly _tag: 'Load' | 'Drop';
  readonly snapshot: string;
  readonly act: Act;
}

type Used = 'snapshots' | 'saveSnapshot' | 'loadSnapshot' | 'dropSnapshot';

/** The world as it once stood, under a name. */
export const snapshotsPart = ({ controls, say, ports }: ListParts<Used>) => {
  const snapshots = new Loaded(controls.snapshots);
  const form = new FormModel(SNAPSHOT_FORM, ports);
  const acting = new Acting<SnapshotQuestion>(say, snapshots.refresh);
  const saving = sentForm({
    form,
    send: ({ name }) => controls.saveSnapshot(name),
    done: () => {
      form.reset('name');
      say('SnapshotSaved');
      return snapshots.refresh();
    },
  });
  return {
    snapshots,
    saving,
    acting,
    load: snapshots.load,
    askLoad: (snapshot: string) =>
      acting.ask({
        _tag: 'Load',
        snapshot,
        act: { does: controls.loadSnapshot(snapshot), done: 'SnapshotLoaded', of: `load ${snapshot}` },
      }),
    askDrop: (snapshot: string) =>
      acting.ask({
        _tag: 'Drop',
        snapshot,
        act: { does: controls.dropSnapshot(snapshot), done: 'SnapshotDropped', of: `drop ${snapshot}` },
      }),
    close: () => {
      snapshots.close();
      saving.close();
      acting.close();
    },
  };
};

export type SnapshotsPart = ReturnType<typeof snapshotsPart>;
