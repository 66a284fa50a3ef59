import { CONSENT_TERMS, type ConsentTerm, type SignedInSession, type SignInStep } from '@aroeira/domain/access';
import * as TE from 'fp-ts/TaskEither';
import { makeAutoObservable, runInAction } from 'mobx';
import { Call, type Then } from '../../ui/call.ts';
import type { OpenOffer } from '../quick-access/quick-access-loading.ts';
import {
  consentQuestion,
  openedBy,
  type Agreement,
  type Asked,
  type ConsentQuestion,
  type Done,
  type SignInExits,
  type StepActions,
  type Trouble,
} from './sign-in-steps.ts';

const entry: Asked = { _tag: 'Entry' };

/** The steps that every sign-in shares: the code, the consent, and the exit. @see spec A §4 Sign-in */
export class SignInSteps {
  asked: Asked;
  code = '';
  trouble: Trouble | undefined = undefined;
  readonly #call = new Call<unknown>();
  #isLeft = false;
  private isOver = false;
  private tryAgain: () => Promise<void> = async () => undefined;
  /** The terms that a client accepted in this visit. The same client does not answer twice. */
  private agreed: Agreement | undefined = undefined;
  readonly #actions: StepActions;
  readonly #exits: SignInExits;

  constructor(actions: StepActions, exits: SignInExits) {
    this.#actions = actions;
    this.#exits = exits;
    this.asked = actions.isLeftOpen() ? { _tag: 'Nothing' } : entry;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether a call is under way. Another press does nothing meanwhile, so that a double tap makes one call. */
  get isBusy(): boolean {
    return this.#call.isBusy;
  }

  async open(): Promise<void> {
    this.#isLeft = false;
    if (this.isBusy || this.asked._tag !== 'Nothing') return;
    await this.run(this.#actions.arrive, { refused: () => this.fail({ _tag: 'NotRevoked' }) });
    if (this.isWanted()) runInAction(() => (this.asked = entry));
  }

  /** Whether the client is still here. */
  isWanted(): boolean {
    return !this.#isLeft;
  }

  /** The client left. Ends a sign-in that waits for a consent, and undoes a sign-in that succeeds later. */
  close(): void {
    const { asked, isBusy } = this;
    this.#isLeft = true;
    this.#call.close();
    this.#actions.dropChallenge();
    if (asked._tag === 'QuickAccess') asked.offer.close();
    if (asked._tag === 'Consent' && !isBusy && !this.isOver) void this.undo(asked.question.opened);
  }

  /** Signs in by a password or in another way. */
  async begin<F>(attempt: TE.TaskEither<F, SignInStep>, refused: (failure: F) => void): Promise<void> {
    if (this.isBusy) return;
    this.tryAgain = () => this.begin(attempt, refused);
    await this.run(attempt, { done: this.take, refused, late: (step) => this.undo(openedBy(step)) });
  }

  fail(trouble: Trouble): void {
    this.trouble = trouble;
  }

  changeCode(code: string): void {
    this.code = code;
  }

  async enterCode(): Promise<void> {
    if (this.asked._tag !== 'Code') return;
    await this.run(this.#actions.enterCode(this.asked.challenge, this.code), {
      done: this.take,
      refused: (failure) => this.fail({ _tag: 'CodeRefused', failure }),
      late: (step) => this.undo(openedBy(step)),
    });
  }

  /**
   * Sends another e-mail with a code. When two-step verification was turned off meanwhile, or the password was right too long
   * ago, tries the sign-in again.
   */
  async sendCodeAgain(): Promise<void> {
    if (this.asked._tag !== 'Code') return;
    const { challenge } = this.asked;
    let isStillAsked = true;
    await this.run(this.#actions.sendCode(challenge), {
      done: (answer) => {
        isStillAsked = answer === 'sent';
        if (!isStillAsked) return;
        this.code = '';
        this.asked = { _tag: 'Code', challenge, wasSentAgain: true };
      },
      refused: (failure) => this.fail({ _tag: 'CodeNotSent', failure }),
    });
    if (!isStillAsked) await this.tryAgain();
  }

  /** Goes back to the form, which keeps the typed text. */
  backToEntry(): void {
    if (this.isBusy) return;
    this.trouble = undefined;
    this.asked = entry;
  }

  askConsent(question: ConsentQuestion): void {
    const agreed = this.agreed?.document === question.document ? this.agreed : undefined;
    this.asked = { _tag: 'Consent', question, terms: agreed?.terms ?? CONSENT_TERMS };
    if (agreed !== undefined) void this.accept();
  }

  toggleTerm(term: ConsentTerm): void {
    if (this.asked._tag !== 'Consent') return;
    const { terms } = this.asked;
    const kept = CONSENT_TERMS.filter((each) => (each === term ? !terms.includes(each) : terms.includes(each)));
    this.asked = { ...this.asked, terms: kept };
  }

  async accept(): Promise<void> {
    if (this.asked._tag !== 'Consent') return;
    const { question, terms } = this.asked;
    await this.run(question.accept(terms), {
      done: ({ goOn }) => {
        this.agreed = { document: question.document, terms };
        this.asked = entry;
        return goOn();
      },
      refused: () => this.fail({ _tag: 'ConsentNotKept' }),
      late: ({ opened }) => this.undo(opened),
    });
  }

  async deny(): Promise<void> {
    if (this.asked._tag !== 'Consent') return;
    await this.run(TE.fromTask(this.asked.question.deny), {
      done: () => {
        this.isOver = true;
        this.#exits.denied();
      },
    });
  }

  /** Makes one call at a time. After the client left, an answer changes nothing. */
  async run<F, A>(task: TE.TaskEither<F, A>, then: Then<F, A>): Promise<void> {
    if (this.isBusy) return;
    this.trouble = undefined;
    await this.#call.run(task, then);
  }

  /** Ends a session that opened after the client left. */
  private async undo(opened: SignedInSession | undefined): Promise<unknown> {
    return opened === undefined ? undefined : this.#actions.abandon(opened)();
  }

  private take(step: SignInStep): void | Promise<void> {
    switch (step._tag) {
      case 'CodeDue':
        this.code = '';
        this.asked = { _tag: 'Code', challenge: step.challenge, wasSentAgain: false };
        return;
      case 'ConsentDue':
        return this.askConsent(consentQuestion(this.#actions, step, this.take));
      case 'Done':
        return this.finish(step);
    }
  }

  /** Offers quick access, if possible, after password, code and consent. @see spec A §4 Sign-in 3, 4 */
  private finish(step: Done): Promise<void> {
    this.isOver = true;
    const goOn = () => this.#exits.done(step);
    return this.run(TE.rightTask<never, OpenOffer | undefined>(this.#actions.offer(step.session)), {
      done: (open) => {
        if (open === undefined) goOn();
        else this.asked = { _tag: 'QuickAccess', offer: open(goOn) };
      },
      late: () => this.undo(step.session),
    });
  }
}
