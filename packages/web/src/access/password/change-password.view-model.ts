import { changePasswordForm, type ChangePassword, type Session } from '@aroeira/domain/access';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import { sentForm } from '../../ui/forms/sent-form.ts';

/** What a visit to /change-password works with. */
interface ChangePasswordParts {
  readonly change: ChangePassword;
  /** The client whose password changes. */
  readonly session: Session;
  readonly done: () => void;
  readonly ports: FormPorts;
}

export type ChangePasswordViewModel = ReturnType<typeof makeChangePasswordModel>;

/** One visit to /change-password. @see spec A §5 Password, B §5 Change password */
export const makeChangePasswordModel = ({ change, session, done, ports }: ChangePasswordParts) => ({
  session,
  ...sentForm({ form: new FormModel(changePasswordForm, ports), send: change, done }),
});
