import { resetPasswordMessage, type ResetPasswordFailure } from '@aroeira/domain/access';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import { PasswordUsername } from './password-username.tsx';
import type { ResetPasswordViewModel } from './reset-password.view-model.ts';

/** `/resetPassword`: a new password, twice. Whoever must choose one can leave the account, and nothing else. */
export const ResetPasswordScreen = observer(({ model }: { readonly model: ResetPasswordViewModel }) => {
  const { form, submission, session, isForced } = model;
  return (
    <>
      <div className="stack-8">
        <h1>Crie uma nova senha</h1>
        {isForced && <p className="secondary">Para continuar, escolha uma senha que você ainda não usou aqui.</p>}
      </div>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void model.submit();
        }}
      >
        <PasswordUsername session={session} />
        <FormFields form={form} />
        <Refusal failure={submission.failure} />
        <div className="stack-8 form-actions">
          <Button type="submit" isBusy={submission.isBusy}>
            Salvar nova senha
          </Button>
          {isForced ? (
            <Link className="button is-text" href="/logout">
              Sair
            </Link>
          ) : (
            <Link className="button is-text" href="/change-password">
              Usar minha senha atual
            </Link>
          )}
        </div>
      </form>
    </>
  );
});

/** A wrong field is heard where the focus goes to; only what the server says is an alert. @see decision 0159 */
const Refusal = ({ failure }: { readonly failure: ResetPasswordFailure | undefined }) =>
  failure && (
    <Alert key={failure._tag} body={resetPasswordMessage(failure)} isAnnounced={failure._tag !== 'FieldsInvalid'} />
  );
