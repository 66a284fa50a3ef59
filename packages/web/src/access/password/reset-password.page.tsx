import { resetPasswordMessage } from '@aroeira/domain/access/messages';
import { openedPage } from '../../composition/injection.tsx';
import { PublicShell } from '../../shell/frame/public-shell.tsx';
import { PASSWORD } from './password.module.ts';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { FormPage } from '../../shell/frame/form-page.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import { PasswordUsername } from './password-username.tsx';

/** `/resetPassword`: a new password, twice. A client who must choose one can only choose it or leave the account. */
export const Page = openedPage(PASSWORD.OpenResetPassword, ({ model }) => (
  <PublicShell>
    <FormPage
      title="Crie uma nova senha"
      lead={model.isForced ? 'Para continuar, escolha uma senha que você ainda não usou aqui.' : undefined}
      sent={model}
      // The focus goes to a wrong field, which is read there: only what the server says is an alert (decision 0159).
      refusal={(failure) => ({ body: resetPasswordMessage(failure), isAnnounced: failure._tag !== 'FieldsInvalid' })}
      submit="Salvar nova senha"
      waysOut={
        model.isForced ? (
          <ButtonLink look="text" to="/logout">
            Sair
          </ButtonLink>
        ) : (
          <ButtonLink look="text" to="/change-password">
            Usar minha senha atual
          </ButtonLink>
        )
      }
    >
      <PasswordUsername client={model.session} />
      <FormFields form={model.form} />
    </FormPage>
  </PublicShell>
));
