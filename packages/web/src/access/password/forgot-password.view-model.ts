import { forgotPasswordForm, type Passwords } from '@aroeira/domain/access';
import { observable, runInAction } from 'mobx';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import { sentForm } from '../../ui/forms/sent-form.ts';

/** What a visit to /forgotPassword works with. The view model knows no route. */
interface ForgotPasswordParts {
  readonly send: Passwords['sendTemporary'];
  /** @param email where the temporary password went */
  readonly sent: (email: string) => void;
  readonly back: () => void;
  readonly ports: FormPorts;
}

export type ForgotPasswordViewModel = ReturnType<typeof makeForgotPasswordModel>;

/** One visit to /forgotPassword. @see spec A §2 Password and device screens, A §5 Access forms */
export const makeForgotPasswordModel = ({ send, sent, back, ports }: ForgotPasswordParts) => {
  const form = new FormModel(forgotPasswordForm, ports);
  const checks = observable({ number: 1 });
  return {
    ...sentForm({
      form,
      send,
      done: sent,
      refused: () => {
        form.reset('captcha');
        runInAction(() => (checks.number += 1));
      },
    }),
    back,
    /** The number of the captcha. A proof counts once, so a form that is sent again needs another. */
    checks,
  };
};
