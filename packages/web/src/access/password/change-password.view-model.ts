import { changePasswordForm, type ChangePassword, type NewPasswordFailure, type Session } from '@aroeira/domain/access';
import { Call } from '../../ui/call.ts';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';

/** What a visit to /change-password works with. */
export interface ChangePasswordParts {
  readonly change: ChangePassword;
  /** The client whose password it is. */
  readonly session: Session;
  readonly done: () => void;
  readonly ports: FormPorts;
}

/** One visit to /change-password. @see spec A §5 Password, B §5 Change password */
export class ChangePasswordViewModel {
  readonly form: FormModel<(typeof changePasswordForm)['fields']>;
  readonly saving = new Call<NewPasswordFailure>();
  readonly session: Session;
  private readonly parts: ChangePasswordParts;

  constructor(parts: ChangePasswordParts) {
    this.parts = parts;
    this.session = parts.session;
    this.form = new FormModel(changePasswordForm, parts.ports);
  }

  submit = async (): Promise<void> => {
    const values = this.form.submit();
    if (values === undefined) this.saving.dismiss();
    else await this.saving.run(this.parts.change(values), { done: this.parts.done });
  };

  close = (): void => this.saving.close();
}
