import { newPasswordMessage } from '@aroeira/domain/access/messages';
import { visitPage } from '../../shell/frame/signed-in-page.tsx';
import { PASSWORD } from './password.module.ts';
import { FormPage } from '../../shell/frame/form-page.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import { PasswordUsername } from './password-username.tsx';

/** `/change-password`: the current password, and a new one twice. */
export const Page = visitPage({ opens: PASSWORD.OpenChangePassword }, ({ model }) => (
  <FormPage
    title="Alterar senha"
    back="/profile"
    sent={model}
    refusal={(failure) => ({ body: newPasswordMessage(failure) })}
    submit="Alterar senha"
  >
    <PasswordUsername client={model.session} />
    <FormFields form={model.form} />
    <p className="secondary">Ao alterar a senha, você sai dos outros dispositivos em que entrou.</p>
  </FormPage>
));
