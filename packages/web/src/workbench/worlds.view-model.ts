import { sentForm } from '../ui/forms/sent-form.ts';
import { FormModel, type FormPorts } from '../ui/forms/form-model.ts';
import { Loaded } from '../ui/loaded.ts';
import { Acting, type Act, type Done } from './acting.ts';
import type { Controls } from './controls.adapter.ts';
import { WORLD_FORM } from './workbench.forms.ts';

/** What a list with a form needs. */
export interface ListParts<K extends keyof Controls> {
  readonly controls: Pick<Controls, K>;
  readonly say: (done: Done) => void;
  readonly ports: FormPorts;
}

/** A world that shall end. */
export interface WorldQuestion {
  readonly world: string;
  readonly act: Act;
}

/** The worlds of this server. */
export const worldsPart = ({ controls, say, ports }: ListParts<'worlds' | 'addWorld' | 'dropWorld'>) => {
  const worlds = new Loaded(controls.worlds);
  const form = new FormModel(WORLD_FORM, ports);
  const acting = new Acting<WorldQuestion>(say, worlds.refresh);
  const adding = sentForm({
    form,
    send: (values) => controls.addWorld(values),
    done: () => {
      form.fill({ name: '', from: '' });
      say('WorldAdded');
      return worlds.refresh();
    },
  });
  return {
    worlds,
    adding,
    acting,
    load: worlds.load,
    askDrop: (world: string) =>
      acting.ask({ world, act: { does: controls.dropWorld(world), done: 'WorldDropped', of: world } }),
    close: () => {
      worlds.close();
      adding.close();
      acting.close();
    },
  };
};

export type WorldsPart = ReturnType<typeof worldsPart>;
