import {
  resetPasswordForm,
  type Destination,
  type ResetPassword,
  type ResetPasswordFailure,
  type Session,
} from '@aroeira/domain/access';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import { sentForm } from '../../ui/forms/sent-form.ts';

/** What a visit to /resetPassword works with. */
interface ResetPasswordParts {
  readonly reset: ResetPassword;
  /** The client whose password changes. */
  readonly session: Session;
  /** Continues after the change. */
  readonly done: (destination: Destination) => void;
  readonly ports: FormPorts;
}

const whenWrong: ResetPasswordFailure = { _tag: 'FieldsInvalid' };

export type ResetPasswordViewModel = ReturnType<typeof makeResetPasswordModel>;

/** One visit to /resetPassword. @see spec A §2 Password and device screens, A §5 Access forms; decision Q027 */
export const makeResetPasswordModel = ({ reset, session, done, ports }: ResetPasswordParts) => ({
  session,
  /** Whether the client cannot go on without a new password. */
  isForced: session.status === 'must-change-password',
  ...sentForm({ form: new FormModel(resetPasswordForm, ports), send: reset, done, whenWrong }),
});
