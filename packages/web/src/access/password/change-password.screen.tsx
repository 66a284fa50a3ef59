import { newPasswordMessage } from '@aroeira/domain/access';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ChangePasswordViewModel } from './change-password.view-model.ts';
import { PasswordUsername } from './password-username.tsx';
import './password.css';

/** `/change-password`: the current password, and a new one twice. */
export const ChangePasswordScreen = observer(({ model }: { readonly model: ChangePasswordViewModel }) => {
  const { form, submission, session } = model;
  return (
    <div className="page">
      <div className="page-head">
        <Link className="icon-button" href="/profile" aria-label="Voltar">
          <Icon name="back" />
        </Link>
        <h1 tabIndex={-1}>Alterar senha</h1>
      </div>
      <form
        className="card stack password-card"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void model.submit();
        }}
      >
        <PasswordUsername session={session} />
        <FormFields form={form} />
        <p className="secondary">Ao trocar a senha, você sai dos outros dispositivos em que entrou.</p>
        {submission.failure !== undefined && <Alert body={newPasswordMessage(submission.failure)} />}
        <div className="form-actions">
          <Button type="submit" isBusy={submission.isBusy}>
            Alterar senha
          </Button>
        </div>
      </form>
    </div>
  );
});
