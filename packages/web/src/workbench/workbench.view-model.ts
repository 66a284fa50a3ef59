import type { CallFailure } from '@aroeira/domain/kernel';
import { makeAutoObservable, observableRef } from 'mobx';
import { FormModel, type FormPorts } from '../ui/forms/form-model.ts';
import { sentForm } from '../ui/forms/sent-form.ts';
import { Loaded } from '../ui/loaded.ts';
import { Acting, type Act, type Done } from './acting.ts';
import type { Controls, World } from './controls.module.ts';
import { KEY_FORM } from './workbench.forms.ts';

/** What the frame of the page needs. */
export interface WorkbenchParts {
  readonly controls: Pick<Controls, 'world' | 'reset'>;
  /** Keeps the key in memory, for each call. */
  readonly keepKey: (key: string) => void;
  readonly say: (done: Done) => void;
  readonly ports: FormPorts;
}

const isKeyDue = (failure: CallFailure): boolean => failure._tag === 'Refused' && failure.status === 403;

/** The page's frame: the key if the server asks for one, the world of this address, and the way back to the seed. */
export class WorkbenchViewModel {
  readonly world: Loaded<World | 'absent'>;
  readonly resetting: Acting<{ readonly act: Act }>;
  readonly entering;
  /** How often everything went back to the seed. Then what the page shows is old. */
  resets = 0;
  /** The server asks for the key. */
  isKeyDue = false;
  private readonly parts: WorkbenchParts;

  constructor(parts: WorkbenchParts) {
    this.parts = parts;
    this.world = new Loaded(parts.controls.world, { failed: (failure) => this.noteKey(failure) });
    this.resetting = new Acting(parts.say, () => this.again());
    this.entering = sentForm({
      form: new FormModel(KEY_FORM, parts.ports),
      send: ({ key }) => {
        parts.keepKey(key);
        return parts.controls.world;
      },
      done: (world: World | 'absent') => this.enter(world),
    });
    makeAutoObservable<this, 'parts'>(
      this,
      { world: false, resetting: false, entering: observableRef, parts: false },
      { autoBind: true },
    );
  }

  load(): Promise<void> {
    return this.world.load();
  }

  askReset(): void {
    this.resetting.ask({ act: { does: this.parts.controls.reset(), done: 'Reset', of: 'reset' } });
  }

  /** Ends the visit. */
  close(): void {
    this.world.close();
    this.resetting.close();
    this.entering.close();
  }

  private again(): void {
    this.resets += 1;
  }

  private enter(world: World | 'absent'): void {
    this.isKeyDue = false;
    this.world.show(world);
  }

  private noteKey(failure: CallFailure): void {
    this.isKeyDue = isKeyDue(failure);
  }
}
