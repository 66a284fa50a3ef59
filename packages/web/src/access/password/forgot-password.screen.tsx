import { forgotPasswordMessage } from '@aroeira/domain/access';
import type { Environment } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import type { ForgotPasswordViewModel } from './forgot-password.view-model.ts';

interface Props {
  readonly model: ForgotPasswordViewModel;
  readonly environment: Environment;
}

/** `/forgotPassword`: who forgot, and the proof that a person asks. */
export const ForgotPasswordScreen = observer(({ model, environment }: Props) => {
  const { form, submission, check, back } = model;
  return (
    <>
      <div className="stack-8">
        <h1>Esqueci minha senha</h1>
        <p className="secondary">
          Informe seu CPF ou CNPJ. Enviaremos uma senha temporária para o e-mail do seu cadastro.
        </p>
      </div>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void model.submit();
        }}
      >
        <FormField form={form} name="document" />
        <FormField key={check} form={form} name="captcha" />
        {submission.failure !== undefined && <Alert body={forgotPasswordMessage(submission.failure, environment)} />}
        <div className="stack-8 form-actions">
          <Button type="submit" isBusy={submission.isBusy}>
            Enviar
          </Button>
          <Button look="text" onPress={back}>
            Voltar
          </Button>
        </div>
      </form>
    </>
  );
});
