import { newPasswordMessage } from '@aroeira/domain/access/messages';
import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { PASSWORD } from './password.tokens.ts';
import { FormPage } from '../../shell/frame/form-page.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import type { ChangePasswordViewModel } from './change-password.view-model.ts';
import { PasswordUsername } from './password-username.tsx';

/** `/change-password`. It draws nothing at the moment when a session ends. */
export const Page = () => {
  const model = useVisit(PASSWORD.OpenChangePassword);
  return <SignedInFrame>{model && <ChangePasswordScreen model={model} />}</SignedInFrame>;
};

/** `/change-password`: the current password, and a new one twice. */
const ChangePasswordScreen = ({ model }: { readonly model: ChangePasswordViewModel }) => (
  <FormPage
    title="Alterar senha"
    back="/profile"
    sent={model}
    refusal={(failure) => ({ body: newPasswordMessage(failure) })}
    submit="Alterar senha"
  >
    <PasswordUsername client={model.session} />
    <FormFields form={model.form} />
    <p className="secondary">Ao trocar a senha, você sai dos outros dispositivos em que entrou.</p>
  </FormPage>
);
