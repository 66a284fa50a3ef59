import type {
  AcceptConsent,
  Challenge,
  CodeFailure,
  ConsentRequest,
  ConsentTerm,
  DenyConsent,
  Destination,
  EnterCode,
  SignIn,
  SignInFailure,
  SignInStep,
  SignOut,
} from '@aroeira/domain/access';
import { CONSENT_TERMS, signInForm } from '@aroeira/domain/access';
import type { CallFailure } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { absurd } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable, runInAction } from 'mobx';
import { FormModel, type FormPorts } from '../ui/forms/form-model.ts';

/** What a sign-in is made of. */
export interface SignInActions {
  readonly revoke: SignOut;
  readonly signIn: SignIn;
  readonly sendCode: (challenge: Challenge) => TaskEither<CallFailure, 'sent' | 'disabled'>;
  readonly enterCode: EnterCode;
  readonly accept: AcceptConsent;
  readonly deny: DenyConsent;
}

/** Where a sign-in leads; the view model knows no route. */
export interface SignInExits {
  readonly done: (destination: Destination) => void;
  readonly denied: () => void;
}

/** What the client is asked for right now. */
export type Asked =
  | { readonly _tag: 'Nothing' }
  | { readonly _tag: 'Credentials' }
  | { readonly _tag: 'Code'; readonly challenge: Challenge; readonly wasSentAgain: boolean }
  | { readonly _tag: 'Consent'; readonly request: ConsentRequest; readonly terms: readonly ConsentTerm[] };

/** What went wrong last, by what was being done. */
export type Trouble =
  | { readonly _tag: 'NotRevoked' }
  | { readonly _tag: 'NotSignedIn'; readonly failure: SignInFailure }
  | { readonly _tag: 'CodeRefused'; readonly failure: CodeFailure | SignInFailure }
  | { readonly _tag: 'CodeNotSent'; readonly failure: CallFailure }
  | { readonly _tag: 'ConsentNotKept' };

const credentials: Asked = { _tag: 'Credentials' };

/** One visit to /login, from the password to the first screen. @see spec A §2 Login screen, A §4 Sign-in */
export class SignInViewModel {
  asked: Asked = { _tag: 'Nothing' };
  code = '';
  trouble: Trouble | undefined = undefined;
  /** A call is under way: whatever is pressed meanwhile does nothing, so that a double tap is one call. */
  isBusy = false;
  private isLeft = false;
  readonly form: FormModel<typeof signInForm>;
  private readonly actions: SignInActions;
  private readonly exits: SignInExits;

  constructor(actions: SignInActions, exits: SignInExits, ports: FormPorts) {
    this.actions = actions;
    this.exits = exits;
    this.form = new FormModel(signInForm, ports);
    makeAutoObservable<this, 'actions' | 'exits'>(
      this,
      { form: false, actions: false, exits: false },
      { autoBind: true },
    );
  }

  /** A session that is left behind here ends before the form can be used. @see spec A §2 Login screen; decision Q037 */
  async open(): Promise<void> {
    this.isLeft = false;
    if (this.isBusy || this.asked._tag !== 'Nothing') return;
    await this.run(this.actions.revoke, {
      done: () => undefined,
      failed: () => (this.trouble = { _tag: 'NotRevoked' }),
    });
    runInAction(() => (this.asked = credentials));
  }

  /** The client went elsewhere: a sign-in that ends later ends again at once, and takes nobody anywhere. */
  leave(): void {
    this.isLeft = true;
  }

  async submit(): Promise<void> {
    const values = this.form.submit();
    if (values === undefined) return;
    await this.run(this.actions.signIn(values), {
      done: this.take,
      failed: (failure) => (this.trouble = { _tag: 'NotSignedIn', failure }),
    });
  }

  changeCode(code: string): void {
    this.code = code;
  }

  async enterCode(): Promise<void> {
    if (this.asked._tag !== 'Code') return;
    await this.run(this.actions.enterCode(this.asked.challenge, this.code), {
      done: this.take,
      failed: (failure) => (this.trouble = { _tag: 'CodeRefused', failure }),
    });
  }

  /** Another e-mail with a code. When two-step verification was turned off meanwhile, the password alone is enough. */
  async sendCodeAgain(): Promise<void> {
    if (this.asked._tag !== 'Code') return;
    const { challenge } = this.asked;
    let isStillAsked = true;
    await this.run(this.actions.sendCode(challenge), {
      done: (answer) => {
        isStillAsked = answer === 'sent';
        if (isStillAsked) this.asked = { _tag: 'Code', challenge, wasSentAgain: true };
      },
      failed: (failure) => (this.trouble = { _tag: 'CodeNotSent', failure }),
    });
    if (!isStillAsked) await this.submit();
  }

  /** Back to the form, with what was typed. */
  leaveCode(): void {
    if (this.isBusy) return;
    this.trouble = undefined;
    this.asked = credentials;
  }

  toggleTerm(term: ConsentTerm): void {
    if (this.asked._tag !== 'Consent') return;
    const { terms } = this.asked;
    const kept = CONSENT_TERMS.filter((each) => (each === term ? !terms.includes(each) : terms.includes(each)));
    this.asked = { ...this.asked, terms: kept };
  }

  async accept(): Promise<void> {
    if (this.asked._tag !== 'Consent') return;
    await this.run(this.actions.accept(this.asked.request, this.asked.terms), {
      done: this.take,
      failed: () => (this.trouble = { _tag: 'ConsentNotKept' }),
    });
  }

  async deny(): Promise<void> {
    if (this.asked._tag !== 'Consent') return;
    await this.run(this.actions.deny(this.asked.request, O.none), {
      done: this.exits.denied,
      failed: absurd,
    });
  }

  private take(step: SignInStep): void {
    switch (step._tag) {
      case 'CodeDue':
        this.code = '';
        this.asked = { _tag: 'Code', challenge: step.challenge, wasSentAgain: false };
        return;
      case 'ConsentDue':
        this.asked = { _tag: 'Consent', request: step, terms: CONSENT_TERMS };
        return;
      case 'Done':
        this.exits.done(step.destination);
    }
  }

  private async run<F, A>(
    task: TaskEither<F, A>,
    then: { readonly done: (answer: A) => void; readonly failed: (failure: F) => void },
  ): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.trouble = undefined;
    const answer = await task();
    if (this.isLeft) await this.actions.revoke();
    runInAction(() => {
      this.isBusy = false;
      if (!this.isLeft) E.match(then.failed, then.done)(answer);
    });
  }
}
