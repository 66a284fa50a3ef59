import { forgotPasswordForm, type ForgotPasswordFailure, type Passwords } from '@aroeira/domain/access';
import { makeAutoObservable } from 'mobx';
import { Call } from '../../ui/call.ts';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';

/** What a visit to /forgotPassword works with. The view model knows no route. */
export interface ForgotPasswordParts {
  readonly send: Passwords['sendTemporary'];
  /** @param email where the temporary password went */
  readonly sent: (email: string) => void;
  readonly back: () => void;
  readonly ports: FormPorts;
}

/** One visit to /forgotPassword. @see spec A §2 Password and device screens, A §5 Access forms */
export class ForgotPasswordViewModel {
  /** Counts the checks. A proof counts once, so that a form that is sent again needs another. */
  check = 1;
  readonly form: FormModel<typeof forgotPasswordForm>;
  readonly sending = new Call<ForgotPasswordFailure>();
  private readonly parts: ForgotPasswordParts;

  constructor(parts: ForgotPasswordParts) {
    this.parts = parts;
    this.form = new FormModel(forgotPasswordForm, parts.ports);
    makeAutoObservable<this, 'parts'>(this, { form: false, sending: false, parts: false }, { autoBind: true });
  }

  async submit(): Promise<void> {
    const values = this.form.submit();
    if (values === undefined) return this.sending.dismiss();
    await this.sending.run(this.parts.send(values), { done: this.parts.sent, refused: this.checkAgain });
  }

  back(): void {
    this.parts.back();
  }

  close(): void {
    this.sending.close();
  }

  private checkAgain(): void {
    this.form.reset('captcha');
    this.check += 1;
  }
}
