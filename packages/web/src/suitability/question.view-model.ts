import type { CallFailure } from '@aroeira/domain/kernel';
import type { RegistrationDestination } from '@aroeira/domain/registration';
import { afterQuestion, questionPage, type Questionnaire, type SuitabilityQuestion } from '@aroeira/domain/suitability';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable } from 'mobx';
import { Loaded } from '../ui/loaded.ts';
import type { QuestionnaireUnderWay } from './questionnaire-under-way.ts';

/** The first load of a questionnaire: where a client who may not answer goes, or the questions. */
export type Entrance =
  | { readonly _tag: 'Closed'; readonly to: RegistrationDestination }
  | { readonly _tag: 'Open'; readonly questionnaire: Questionnaire };

/** What a visit works with. The view model knows no path. */
export interface QuestionParts {
  readonly answering: QuestionnaireUnderWay;
  /** The number in the address. */
  readonly number: string | undefined;
  readonly enter: TaskEither<CallFailure, Entrance>;
  readonly leadAway: (to: RegistrationDestination) => void;
  /** Opens a question. `instead` leaves no entry of this visit in the history. */
  readonly show: (index: number, instead: boolean) => void;
  readonly send: () => void;
  /** @param index the question before this one, or `undefined` on the first page */
  readonly back: (index: number | undefined) => void;
}

/** One visit to a question, or to the introduction. @see spec A §2 Registration routes; decision Q135 */
export class QuestionViewModel {
  readonly loaded: Loaded<Entrance>;
  /** The client pressed 'Próximo' without an answer. */
  isMissing = false;
  readonly #parts: QuestionParts;

  constructor(parts: QuestionParts) {
    this.#parts = parts;
    this.loaded = new Loaded(parts.enter, { shown: (entrance) => this.entered(entrance) });
    makeAutoObservable(this, { loaded: false }, { autoBind: true });
  }

  get questions(): readonly SuitabilityQuestion[] {
    return this.#parts.answering.questionnaire?.questions ?? [];
  }

  /** The place of the question from 0. `undefined` for the introduction. */
  get index(): number | undefined {
    const page = questionPage(this.questions, this.#parts.answering.answers, this.#parts.number);
    return page._tag === 'Introduction' ? undefined : page.index;
  }

  get question(): SuitabilityQuestion | undefined {
    return this.index === undefined ? undefined : this.questions[this.index];
  }

  get chosen(): number | undefined {
    return this.question && this.#parts.answering.answers.get(this.question.id);
  }

  async open(): Promise<void> {
    const { questionnaire } = this.#parts.answering;
    if (questionnaire === undefined) return this.loaded.load();
    this.loaded.show({ _tag: 'Open', questionnaire });
    this.correct();
  }

  /** Ends the visit. */
  close(): void {
    this.loaded.close();
  }

  begin(): void {
    this.#parts.show(0, false);
  }

  choose(answerId: number): void {
    if (this.question === undefined) return;
    this.#parts.answering.choose(this.question.id, answerId);
    this.isMissing = false;
  }

  goOn(): void {
    if (this.index === undefined) return;
    const next = afterQuestion(this.questions, this.#parts.answering.answers, this.index);
    this.isMissing = E.isLeft(next);
    if (E.isLeft(next)) return;
    if (next.right._tag === 'Send') this.#parts.send();
    else this.#parts.show(next.right.index, false);
  }

  goBack(): void {
    this.#parts.back(this.index === undefined || this.index === 0 ? undefined : this.index - 1);
  }

  private entered(entrance: Entrance): void {
    if (entrance._tag === 'Closed') return this.#parts.leadAway(entrance.to);
    this.#parts.answering.loaded(entrance.questionnaire);
    this.correct();
  }

  /** A number beyond the first question without an answer leads to that question. */
  private correct(): void {
    const page = questionPage(this.questions, this.#parts.answering.answers, this.#parts.number);
    if (page._tag === 'Elsewhere') this.#parts.show(page.index, true);
  }
}
