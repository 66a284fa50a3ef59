import { signInForm, type SignIn } from '@aroeira/domain/access';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import type { SignInExits, StepActions } from './sign-in-steps.ts';
import { SignInSteps } from './sign-in-steps.view-model.ts';

/** The actions of a sign-in by document and password. */
export interface SignInActions extends StepActions {
  readonly signIn: SignIn;
}

/** One visit to the sign-in form, for the first account or another one. @see spec A §2 Login screen, A §4 Sign-in */
export class SignInViewModel {
  readonly form: FormModel<typeof signInForm>;
  readonly steps: SignInSteps;
  private readonly signIn: SignIn;

  constructor({ signIn, ...actions }: SignInActions, exits: SignInExits, ports: FormPorts) {
    this.signIn = signIn;
    this.steps = new SignInSteps(actions, exits);
    this.form = new FormModel(signInForm, ports);
  }

  open = (): Promise<void> => this.steps.open();

  close = (): void => this.steps.close();

  async submit(): Promise<void> {
    const values = this.form.submit();
    if (values === undefined) return;
    await this.steps.begin(this.signIn(values, this.steps.isWanted), (failure) =>
      this.steps.fail({ _tag: 'NotSignedIn', failure }),
    );
  }
}
