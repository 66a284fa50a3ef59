import { forgotPasswordForm, type ForgotPasswordFailure, type Passwords } from '@aroeira/domain/access';
import { makeAutoObservable } from 'mobx';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import { PasswordSubmission } from './password-submission.ts';

/** Where a visit leads; the view model knows no route. */
export interface ForgotPasswordExits {
  /** @param email where the temporary password went */
  readonly sent: (email: string) => void;
  readonly back: () => void;
}

/** One visit to /forgotPassword. @see spec A §2 Password and device screens, A §5 Access forms */
export class ForgotPasswordViewModel {
  /** Which check this is. A proof counts once, so that a form that is sent again needs another. */
  check = 1;
  readonly form: FormModel<typeof forgotPasswordForm>;
  readonly submission = new PasswordSubmission<ForgotPasswordFailure>();
  readonly back: () => void;
  private readonly send: Passwords['sendTemporary'];
  private readonly sent: ForgotPasswordExits['sent'];

  constructor(send: Passwords['sendTemporary'], { sent, back }: ForgotPasswordExits, ports: FormPorts) {
    this.send = send;
    this.sent = sent;
    this.back = back;
    this.form = new FormModel(forgotPasswordForm, ports);
    makeAutoObservable<this, 'send' | 'sent'>(
      this,
      { form: false, submission: false, back: false, send: false, sent: false },
      { autoBind: true },
    );
  }

  async submit(): Promise<void> {
    const values = this.form.submit();
    if (values === undefined) return this.submission.dismiss();
    await this.submission.run(() => this.send(values), { done: this.sent, failed: this.checkAgain });
  }

  private checkAgain(): void {
    this.form.reset('captcha');
    this.check += 1;
  }
}
