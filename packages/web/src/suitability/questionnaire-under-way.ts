import type { DeviceMemory } from '@aroeira/domain/access';
import type { Purpose } from '@aroeira/domain/registration';
import {
  withAnswer,
  type Questionnaire,
  type SuitabilityAnswers,
  type UnsentAnswers,
} from '@aroeira/domain/suitability';
import * as O from 'fp-ts/Option';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Path } from '../shell/routing/paths.ts';

/** The pages that ask for a remake. The client comes back to them. */
const ORIGINS: readonly Path[] = ['/movements', '/profile/suitability'];

interface Parts {
  readonly unsent: UnsentAnswers;
  readonly memory: Pick<DeviceMemory, 'session'>;
}

/** How a client comes to a page of the questionnaire. */
interface Arrival {
  readonly clientId: number;
  /** The purpose that the page before passed. A link passes none. */
  readonly purpose: Purpose | undefined;
  /** The page before. */
  readonly from: string | undefined;
}

/**
 * The questionnaire that the client is answering, over its pages. The tab keeps the answers until they are sent or the
 * session ends, so a reload loses none (decision 0225).
 *
 * @see spec A §2 Registration routes
 */
export class QuestionnaireUnderWay {
  /** `undefined` until a page or the server said why the client answers. */
  purpose: Purpose | undefined = undefined;
  /** `undefined` until its first page loaded it. */
  questionnaire: Questionnaire | undefined = undefined;
  answers: SuitabilityAnswers = new Map();
  /** The page that asked for a remake. */
  origin: Path | undefined = undefined;
  /** The server has the answers. The client sees their result, although nothing is due any more. */
  isAnswered = false;
  readonly #unsent: UnsentAnswers;
  readonly #memory: Parts['memory'];
  #clientId: number | undefined = undefined;
  /** The questionnaire of the answers. */
  #answeredId: number | undefined = undefined;

  constructor({ unsent, memory }: Parts) {
    this.#unsent = unsent;
    this.#memory = memory;
    makeAutoObservable(this, { questionnaire: observableRef, answers: observableRef }, { autoBind: true });
  }

  /** A page of the questionnaire opens. The same purpose keeps the answers of a client who comes back or loads the page again. */
  enter({ clientId, purpose, from }: Arrival): void {
    if (clientId !== this.#clientId) this.resume(clientId);
    if (purpose !== undefined && purpose !== this.purpose) {
      this.reset();
      this.purpose = purpose;
    }
    this.#clientId = clientId;
    this.origin = ORIGINS.find((path) => path === from) ?? this.origin;
  }

  /** Takes the purpose that the server's facts tell, when no page said one. @returns what holds then */
  decide(purpose: Purpose): Purpose {
    this.purpose ??= purpose;
    return this.purpose;
  }

  /** Answers to another questionnaire do not count. */
  loaded(questionnaire: Questionnaire): void {
    if (this.#answeredId !== questionnaire.id) this.answers = new Map();
    this.questionnaire = questionnaire;
    this.#answeredId = questionnaire.id;
  }

  /** The tab keeps nothing for a client who is signed out by now, maybe in another tab. */
  choose(questionId: number, answerId: number): void {
    const { purpose, origin } = this;
    const [clientId, questionnaireId] = [this.#clientId, this.#answeredId];
    this.isAnswered = false;
    this.answers = withAnswer(this.answers, questionId, answerId);
    if (O.toUndefined(this.#memory.session.read())?.clientId !== clientId) return;
    if (clientId === undefined || purpose === undefined || questionnaireId === undefined) return;
    this.#unsent.keep({ clientId, questionnaireId, purpose, origin, answers: this.answers })();
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
    this.purpose = undefined;
    this.origin = undefined;
    this.#clientId = undefined;
  }

  /** Continues with what this client answered in the tab before. */
  private resume(clientId: number): void {
    this.questionnaire = undefined;
    this.isAnswered = false;
    const kept = this.#unsent.read(clientId);
    if (kept === undefined) return this.reset();
    this.answers = kept.answers;
    this.#answeredId = kept.questionnaireId;
    this.purpose = kept.purpose;
    this.origin = ORIGINS.find((path) => path === kept.origin);
  }

  private clear(): void {
    this.questionnaire = undefined;
    this.answers = new Map();
    this.#answeredId = undefined;
    this.#unsent.remove();
  }
}

/** The purpose that a page passed. @see decisions Q018, 0212 */
export const purposeIn = (state: object | undefined): Purpose | undefined => {
  const given: unknown = state !== undefined && 'purpose' in state ? state.purpose : undefined;
  return given === 'new' || given === 'renew' || given === 'remake' ? given : undefined;
};
