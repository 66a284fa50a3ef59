import {
  resetPasswordForm,
  type Destination,
  type ResetPassword,
  type ResetPasswordFailure,
  type Session,
} from '@aroeira/domain/access';
import { Call } from '../../ui/call.ts';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';

/** What a visit to /resetPassword works with. */
export interface ResetPasswordParts {
  readonly reset: ResetPassword;
  /** The client whose password it is. */
  readonly session: Session;
  /** Goes on, once it is done. */
  readonly done: (destination: Destination) => void;
  readonly ports: FormPorts;
}

/** One visit to /resetPassword. @see spec A §2 Password and device screens, A §5 Access forms; decision Q027 */
export class ResetPasswordViewModel {
  readonly form: FormModel<(typeof resetPasswordForm)['fields']>;
  readonly saving = new Call<ResetPasswordFailure>();
  readonly session: Session;
  private readonly parts: ResetPasswordParts;

  constructor(parts: ResetPasswordParts) {
    this.parts = parts;
    this.session = parts.session;
    this.form = new FormModel(resetPasswordForm, parts.ports);
  }

  /** Whether the client cannot go on without a new password. */
  get isForced(): boolean {
    return this.session.status === 'must-change-password';
  }

  submit = async (): Promise<void> => {
    const values = this.form.submit();
    if (values === undefined) this.saving.refuse({ _tag: 'FieldsInvalid' });
    else await this.saving.run(this.parts.reset(values), { done: this.parts.done });
  };

  close = (): void => this.saving.close();
}
