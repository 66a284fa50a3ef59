import type { CallFailure } from '@aroeira/domain/kernel';
import type { TaskEither } from 'fp-ts/TaskEither';
import { FormModel, type FormPorts } from '../ui/forms/form-model.ts';
import { sentForm, type AnyForm, type ValuesIn } from '../ui/forms/sent-form.ts';
import { Loaded } from '../ui/loaded.ts';
import { Acting, type Act, type Done } from './acting.ts';
import type { Controls } from './controls.module.ts';
import { SNAPSHOT_FORM, WORLD_FORM } from './workbench.forms.ts';

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

interface NamedParts<A, M extends AnyForm> {
  readonly list: TaskEither<CallFailure, readonly A[] | 'absent'>;
  readonly form: M;
  readonly make: (values: ValuesIn<M>) => TaskEither<CallFailure, unknown>;
  readonly made: Done;
  readonly empty: () => void;
  readonly acts: Partial<Readonly<Record<NamedAct, (name: string) => Omit<Act, 'of'>>>>;
  readonly say: (done: Done) => void;
}

/** Things of the server that have a name: all of them, a form that makes one more, and what may be done to each. */
const namedPart = <A, M extends AnyForm>({ list, form, make, made, empty, acts, say }: NamedParts<A, M>) => {
  const all = new Loaded(list);
  const acting = new Acting<NamedQuestion>(say, all.refresh);
  const adding = sentForm({
    form,
    send: make,
    done: () => {
      empty();
      say(made);
      return all.refresh();
    },
  });
  return {
    all,
    adding,
    acting,
    load: all.load,
    refresh: all.refresh,
    ask: (does: NamedAct, name: string) => {
      const act = acts[does]?.(name);
      if (act !== undefined) acting.ask({ _tag: does, name, act: { ...act, of: buttonOf(does, name) } });
    },
    close: () => {
      all.close();
      adding.close();
      acting.close();
    },
  };
};

/** The worlds of this server. The main one is the first. */
export const worldsPart = ({ controls, say, ports }: PartParts<'worlds' | 'newWorld' | 'dropWorld'>) => {
  const form = new FormModel(WORLD_FORM, ports);
  return namedPart({
    list: controls.worlds,
    form,
    make: controls.newWorld,
    made: 'WorldAdded',
    empty: () => form.fill({ name: '', from: '' }),
    acts: { DropWorld: (name) => ({ does: controls.dropWorld(name), done: 'WorldDropped' }) },
    say,
  });
};

type UsedBySnapshots = 'snapshots' | 'saveSnapshot' | 'loadSnapshot' | 'dropSnapshot';

/** The world as it once stood, under a name. */
export const snapshotsPart = ({ controls, say, ports }: PartParts<UsedBySnapshots>) => {
  const form = new FormModel(SNAPSHOT_FORM, ports);
  return namedPart({
    list: controls.snapshots,
    form,
    make: ({ name }) => controls.saveSnapshot(name),
    made: 'SnapshotSaved',
    empty: () => form.reset('name'),
    acts: {
      LoadSnapshot: (name) => ({ does: controls.loadSnapshot(name), done: 'SnapshotLoaded' }),
      DropSnapshot: (name) => ({ does: controls.dropSnapshot(name), done: 'SnapshotDropped' }),
    },
    say,
  });
};

export type WorldsPart = ReturnType<typeof worldsPart>;
export type SnapshotsPart = ReturnType<typeof snapshotsPart>;
