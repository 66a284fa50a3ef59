import type { CallFailure } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { FormModel, type FormPorts } from '../ui/forms/form-model.ts';
import { sentForm } from '../ui/forms/sent-form.ts';
import { Loaded } from '../ui/loaded.ts';
import { Acting, type Act, type Done } from './acting.ts';
import type { Controls, Snapshot } from './controls.module.ts';
import { SNAPSHOT_FORM, worldForm } from './workbench.forms.ts';

/** What a part of the page needs. */
export interface PartParts<K extends keyof Controls> {
  readonly controls: Pick<Controls, K>;
  readonly say: (done: Done) => void;
  readonly ports: FormPorts;
}

/** What may be done to a thing with a name, after a question. */
export type NamedAct = 'DropWorld' | 'LoadSnapshot' | 'DropSnapshot';

/** The button that asks for it. */
export const buttonOf = (does: NamedAct, name: string): string => `${does} ${name}`;

/** The question before it. */
type NamedQuestion = {
  readonly _tag: NamedAct;
  readonly name: string;
  readonly act: Act;
};

interface NamedParts<A> {
  readonly list: TE.TaskEither<CallFailure, readonly A[] | 'absent'>;
  readonly acts: Partial<Readonly<Record<NamedAct, (name: string) => Omit<Act, 'of'>>>>;
  readonly say: (done: Done) => void;
}

/** Things of the server that have a name: all of them, and what may be done to each. */
const namedPart = <A>({ list, acts, say }: NamedParts<A>) => {
  const all = new Loaded(list);
  const acting = new Acting<NamedQuestion>(say, all.refresh);
  return {
    all,
    acting,
    load: all.load,
    refresh: all.refresh,
    ask: (does: NamedAct, name: string) => {
      const act = acts[does]?.(name);
      if (act !== undefined) acting.ask({ _tag: does, name, act: { ...act, of: buttonOf(does, name) } });
    },
    close: () => {
      all.close();
      acting.close();
    },
  };
};

type UsedByWorlds = 'worlds' | 'newWorld' | 'dropWorld' | 'snapshots';

/** The worlds of this server. The main one is the first. A new one begins from the seed, or from a snapshot. */
export const worldsPart = ({ controls, say, ports }: PartParts<UsedByWorlds>) => {
  const part = namedPart({
    list: controls.worlds,
    acts: { DropWorld: (name) => ({ does: controls.dropWorld(name), done: 'WorldDropped' }) },
    say,
  });
  const addingFrom = (snapshots: readonly Snapshot[]) => {
    const form = new FormModel(worldForm(snapshots.map(({ name }) => name)), ports);
    return sentForm({
      form,
      send: controls.newWorld,
      done: () => {
        form.fill({ name: '', from: undefined });
        say('WorldAdded');
        return part.refresh();
      },
    });
  };
  const adding = new Loaded(
    pipe(
      controls.snapshots,
      TE.map((snapshots) => addingFrom(snapshots === 'absent' ? [] : snapshots)),
    ),
  );
  return {
    ...part,
    adding,
    load: async () => {
      await Promise.all([part.load(), adding.load()]);
    },
    close: () => {
      part.close();
      adding.value?.close();
      adding.close();
    },
  };
};

type UsedBySnapshots = 'snapshots' | 'saveSnapshot' | 'loadSnapshot' | 'dropSnapshot';

/** The world as it once stood, under a name. */
export const snapshotsPart = ({ controls, say, ports }: PartParts<UsedBySnapshots>) => {
  const form = new FormModel(SNAPSHOT_FORM, ports);
  const part = namedPart({
    list: controls.snapshots,
    acts: {
      LoadSnapshot: (name) => ({ does: controls.loadSnapshot(name), done: 'SnapshotLoaded' }),
      DropSnapshot: (name) => ({ does: controls.dropSnapshot(name), done: 'SnapshotDropped' }),
    },
    say,
  });
  const adding = sentForm({
    form,
    send: ({ name }) => controls.saveSnapshot(name),
    done: () => {
      form.reset('name');
      say('SnapshotSaved');
      return part.refresh();
    },
  });
  return {
    ...part,
    adding,
    close: () => {
      part.close();
      adding.close();
    },
  };
};

export type WorldsPart = ReturnType<typeof worldsPart>;
export type SnapshotsPart = ReturnType<typeof snapshotsPart>;
