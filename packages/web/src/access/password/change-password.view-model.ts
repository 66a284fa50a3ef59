import { changePasswordForm, type ChangePassword, type NewPasswordFailure, type Session } from '@aroeira/domain/access';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import { PasswordSubmission } from './password-submission.ts';

/** What a visit to /change-password works with. */
export interface ChangePasswordParts {
  readonly change: ChangePassword;
  /** Whose password it is. */
  readonly session: Session;
  readonly done: () => void;
}

/** One visit to /change-password. @see spec A §5 Password, B §5 Change password */
export class ChangePasswordViewModel {
  readonly form: FormModel<(typeof changePasswordForm)['fields']>;
  readonly submission = new PasswordSubmission<NewPasswordFailure>();
  readonly session: Session;
  private readonly parts: ChangePasswordParts;

  constructor(parts: ChangePasswordParts, ports: FormPorts) {
    this.parts = parts;
    this.session = parts.session;
    this.form = new FormModel(changePasswordForm, ports);
  }

  submit = async (): Promise<void> => {
    const values = this.form.submit();
    if (values === undefined) this.submission.dismiss();
    else await this.submission.run(() => this.parts.change(values), { done: this.parts.done });
  };
}
