import type { CallFailure } from '@aroeira/domain/kernel';
import type { SignInStop } from '@aroeira/domain/access';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef } from 'mobx';
import { Call } from '../ui/call.ts';
import { FormModel, type FormPorts } from '../ui/forms/form-model.ts';
import { Loaded } from '../ui/loaded.ts';
import type { Controls, NoCode, Persona } from './controls.module.ts';
import { OPEN_FORM } from './workbench.forms.ts';

/** Why the portal did not open. `NoCode`: the e-mail with the two-step code did not come. */
export type OpenFailure = CallFailure | SignInStop | NoCode | { readonly _tag: 'NoTab' };

/** What opens the portal: who is signed in, where, and whether the terms are accepted in their name. */
interface Opening {
  readonly persona: Persona;
  readonly path: string;
  readonly accepts: boolean;
}

/** A tab of the browser that waits for its address. */
interface Tab {
  readonly go: (url: string) => void;
  readonly close: () => void;
}

/** What the people of the sandbox need. */
export interface PeopleParts {
  readonly controls: Pick<Controls, 'personas'>;
  /** Signs somebody in, and makes the address that opens the portal. */
  readonly open: (opening: Opening) => TaskEither<OpenFailure, string>;
  /** Opens a tab at once, because a browser allows it only during the press. `undefined` if it does not. */
  readonly openTab: () => Tab | undefined;
  readonly ports: FormPorts;
}

/** A tester may leave the slash out. */
const rooted = (path: string): string => (path.startsWith('/') ? path : `/${path}`);

/** The people of the sandbox, and the portal as one of them sees it. */
export class PeopleViewModel {
  readonly people: Loaded<readonly Persona[]>;
  readonly form: FormModel<typeof OPEN_FORM>;
  readonly opening = new Call<OpenFailure>();
  /** Who is being signed in, or was the last. */
  persona: Persona | undefined = undefined;
  /** Who has to accept the terms first. */
  consentOf: Persona | undefined = undefined;
  private readonly parts: PeopleParts;

  constructor(parts: PeopleParts) {
    this.parts = parts;
    this.people = new Loaded(parts.controls.personas);
    this.form = new FormModel(OPEN_FORM, parts.ports, { saved: { path: '/dashboard' } });
    makeAutoObservable<this, 'parts'>(
      this,
      { people: false, form: false, opening: false, persona: observableRef, consentOf: observableRef, parts: false },
      { autoBind: true },
    );
  }

  load(): Promise<void> {
    return this.people.load();
  }

  async openAs(persona: Persona, accepts = false): Promise<void> {
    const values = this.form.submit();
    if (values === undefined || this.opening.isBusy) return;
    this.persona = persona;
    this.consentOf = undefined;
    const tab = this.parts.openTab();
    if (tab === undefined) return this.opening.refuse({ _tag: 'NoTab' });
    await this.opening.run(this.parts.open({ persona, path: rooted(values.path), accepts }), {
      done: tab.go,
      refused: (failure) => {
        tab.close();
        if (failure._tag === 'ConsentDenied') this.askConsent(persona);
      },
    });
  }

  /** Whether to accept the terms in the name of a persona. */
  async answerConsent(isYes: boolean): Promise<void> {
    const { consentOf } = this;
    this.consentOf = undefined;
    if (isYes && consentOf !== undefined) await this.openAs(consentOf, true);
  }

  isBusyWith(persona: Persona): boolean {
    return this.opening.isBusy && this.persona === persona;
  }

  /** Why the portal did not open as somebody, if they were the last. */
  failureOf(persona: Persona): OpenFailure | undefined {
    return this.persona === persona ? this.opening.failure : undefined;
  }

  close(): void {
    this.people.close();
    this.form.close();
    this.opening.close();
  }

  private askConsent(persona: Persona): void {
    this.consentOf = persona;
    this.opening.dismiss();
  }
}
