import type { Purpose } from '@aroeira/domain/registration';
import { withAnswer, type Questionnaire, type SuitabilityAnswers } from '@aroeira/domain/suitability';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Path } from '../shell/routing/paths.ts';

/** The pages that ask for a remake. The client comes back to them. */
const ORIGINS: readonly Path[] = ['/movements', '/profile/suitability'];

/**
 * The questionnaire that the client is answering, over its pages. It stays in memory only (decision 0212).
 *
 * @see spec A §2 Registration routes
 */
export class QuestionnaireUnderWay {
  purpose: Purpose = 'new';
  /** `undefined` until its first page loaded it. */
  questionnaire: Questionnaire | undefined = undefined;
  answers: SuitabilityAnswers = new Map();
  /** The page that asked for a remake. */
  origin: Path | undefined = undefined;
  /** The server has the answers. The client sees their result, although nothing is due any more. */
  isAnswered = false;

  constructor() {
    makeAutoObservable(this, { questionnaire: observableRef, answers: observableRef }, { autoBind: true });
  }

  /**
   * A page of the questionnaire opens. The same purpose keeps the answers of a client who comes back.
   *
   * @param from the page before this one
   */
  enter(purpose: Purpose, from: string | undefined): void {
    if (purpose !== this.purpose) this.reset();
    this.purpose = purpose;
    this.origin = ORIGINS.find((path) => path === from) ?? this.origin;
  }

  loaded(questionnaire: Questionnaire): void {
    this.questionnaire = questionnaire;
  }

  choose(questionId: number, answerId: number): void {
    this.isAnswered = false;
    this.answers = withAnswer(this.answers, questionId, answerId);
  }

  /** The server has the answers. The next questionnaire begins without them. */
  finish(): void {
    this.clear();
    this.isAnswered = true;
  }

  /** The questions load again. The answers stay. */
  forget(): void {
    this.questionnaire = undefined;
  }

  reset(): void {
    this.clear();
    this.isAnswered = false;
    this.purpose = 'new';
    this.origin = undefined;
  }

  private clear(): void {
    this.questionnaire = undefined;
    this.answers = new Map();
  }
}

/** The purpose that a page passed. @see decisions Q018, 0212 */
export const purposeIn = (state: object | undefined): Purpose | undefined => {
  const given: unknown = state !== undefined && 'purpose' in state ? state.purpose : undefined;
  return given === 'new' || given === 'renew' || given === 'remake' ? given : undefined;
};
