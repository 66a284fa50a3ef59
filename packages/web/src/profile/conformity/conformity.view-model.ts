import type { CallFailure } from '@aroeira/domain/kernel';
import { needsSigningCity, type ConformityTerm } from '@aroeira/domain/profile';
import { signingCityForm } from '@aroeira/domain/signature';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { makeAutoObservable } from 'mobx';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import { sentForm, type SentForm } from '../../ui/forms/sent-form.ts';
import { Call } from '../../ui/call.ts';
import { Loaded } from '../../ui/loaded.ts';

/** What a visit works with. */
export interface ConformityParts {
  readonly load: TE.TaskEither<CallFailure, ConformityTerm>;
  /** What follows the load: the page of the reading leads away from a term that nobody may read now. */
  readonly shown: (term: ConformityTerm) => void;
  readonly saveCity: (formId: number, city: string) => TE.TaskEither<CallFailure, void>;
  readonly forms: FormPorts;
  /** Opens an address in a new tab. */
  readonly openTab: (address: string) => void;
  /** Opens the page on which the client reads the term. */
  readonly read: () => void;
}

/** One visit to the conformity term, or to the page on which the client reads it. @see spec B §4 Conformity term; decisions 0200, 0306 */
export class ConformityViewModel {
  /** The client wants to sign, and their city is unknown. */
  isAskingCity = false;
  readonly loaded: Loaded<ConformityTerm>;
  /** 'Já assinei'. The term stays on the screen meanwhile, and what the client has read of it. */
  readonly checking = new Call<CallFailure>();
  readonly city: SentForm<FormModel<typeof signingCityForm>, CallFailure>;
  readonly #parts: ConformityParts;

  constructor(parts: ConformityParts) {
    this.#parts = parts;
    this.loaded = new Loaded(parts.load, { shown: parts.shown });
    this.city = this.cityForm();
    makeAutoObservable<this, 'cityForm'>(
      this,
      { loaded: false, checking: false, city: false, cityForm: false },
      { autoBind: true },
    );
  }

  async open(): Promise<void> {
    await this.loaded.load();
  }

  /** Ends the visit. */
  close(): void {
    this.loaded.close();
    this.checking.close();
    this.city.close();
  }

  async check(): Promise<void> {
    await this.checking.run(this.#parts.load, {
      done: (term) => {
        this.loaded.show(term);
        this.#parts.shown(term);
      },
    });
  }

  /** 'Prosseguir para a assinatura': asks for the city first, then a started term opens at the signing provider. */
  proceed(term: ConformityTerm): void {
    this.isAskingCity = needsSigningCity(term);
    if (this.isAskingCity) return;
    if (term.state === 'started') this.openPaper(term.signUrl);
    else this.#parts.read();
  }

  /** Opens a paper, signed or to sign, in a new tab. */
  openPaper(address: string): void {
    this.#parts.openTab(address);
  }

  private cityForm(): ConformityViewModel['city'] {
    return sentForm({
      form: new FormModel(signingCityForm, this.#parts.forms),
      send: ({ signingCity }) =>
        pipe(
          this.#parts.saveCity(this.loaded.value?.formId ?? 0, signingCity),
          TE.map(() => signingCity),
        ),
      done: (signingCity) => {
        const term = this.loaded.value;
        if (term === undefined) return;
        const known = { ...term, signingCity };
        this.loaded.show(known);
        this.proceed(known);
      },
    });
  }
}
