import { signInForm, type SignIn } from '@aroeira/domain/access';
import { makeAutoObservable, runInAction } from 'mobx';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import type { StepActions } from './sign-in-steps.ts';
import type { SignInSteps } from './sign-in-steps.view-model.ts';

/** The actions of a sign-in by document and password. */
export interface SignInActions extends StepActions {
  readonly signIn: SignIn;
}

/** What a sign-in needs when the password is sent, and not before. */
export interface SignInCalls {
  readonly signIn: SignIn;
  readonly steps: SignInSteps;
}

/** Loads what opens them. Rejects when a script does not come. */
export type LoadSignInCalls = () => Promise<() => SignInCalls>;

interface Parts {
  readonly loadCalls: LoadSignInCalls;
  /** Whether a session is still open, which ends before the client can use the form. */
  readonly isLeftOpen: boolean;
}

/**
 * One visit to the sign-in form, for the first account or another one. The form works before the calls of the server have
 * loaded, which happens while the client types.
 *
 * @see spec A §2 Login screen, A §4 Sign-in; decision 0371
 */
export class SignInViewModel {
  readonly form: FormModel<typeof signInForm>;
  calls: SignInCalls | undefined = undefined;
  /** Whether the calls did not load for a form that the client sent. */
  isUnreached = false;
  private isWaiting = false;
  #isLeft = false;
  readonly #parts: Parts;

  constructor(parts: Parts, ports: FormPorts) {
    this.#parts = parts;
    this.form = new FormModel(signInForm, ports);
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  get steps(): SignInSteps | undefined {
    return this.calls?.steps;
  }

  /** Whether the client cannot use the form yet. */
  get isInert(): boolean {
    return this.steps === undefined ? this.#parts.isLeftOpen && !this.isUnreached : this.steps.asked._tag === 'Nothing';
  }

  get isBusy(): boolean {
    return this.isWaiting || this.steps?.isBusy === true;
  }

  async open(): Promise<void> {
    this.#isLeft = false;
    const calls = await this.load();
    if (calls === undefined && this.#parts.isLeftOpen) runInAction(() => (this.isUnreached = true));
  }

  close(): void {
    this.#isLeft = true;
    this.steps?.close();
  }

  async submit(): Promise<void> {
    const values = this.form.submit();
    if (values === undefined || this.isBusy) return;
    const calls = this.calls ?? (await this.waitForCalls());
    if (calls === undefined) return;
    const { signIn, steps } = calls;
    await steps.begin(signIn(values, steps.isWanted), (failure) => steps.fail({ _tag: 'NotSignedIn', failure }));
  }

  private async waitForCalls(): Promise<SignInCalls | undefined> {
    this.isUnreached = false;
    this.isWaiting = true;
    const calls = await this.load();
    runInAction(() => {
      this.isWaiting = false;
      this.isUnreached = calls === undefined;
    });
    return this.#isLeft ? undefined : calls;
  }

  /** Loads the calls, and ends the session that was left open. */
  private async load(): Promise<SignInCalls | undefined> {
    const calls = this.calls ?? (await this.#parts.loadCalls().catch(() => undefined))?.();
    if (calls === undefined || this.#isLeft) return calls;
    runInAction(() => (this.calls ??= calls));
    await this.steps?.open();
    return this.calls;
  }
}
