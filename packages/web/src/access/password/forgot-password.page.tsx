import { forgotPasswordMessage } from '@aroeira/domain/access/messages';
import { observer } from 'mobx-react-lite';
import { useInject, useVisit } from '../../composition/injection.tsx';
import { PublicShell } from '../../shell/frame/public-shell.tsx';
import { SHELL } from '../../shell/shell.tokens.ts';
import { CaptchaProvider } from '../../ui/fields/captcha/captcha.ts';
import { PASSWORD } from './password.module.ts';
import { useDeployment } from '../../composition/deployment.ts';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../shell/frame/form-page.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';

/** `/forgotPassword`: the client's document, and the captcha of this deployment. */
export const Page = observer(() => {
  const { environment } = useDeployment();
  const captcha = useInject(SHELL.Captcha);
  const model = useVisit(PASSWORD.OpenForgotPassword);
  return (
    <PublicShell>
      <CaptchaProvider value={captcha}>
        <FormPage
          title="Esqueci minha senha"
          lead="Informe seu CPF ou CNPJ. Enviaremos uma senha temporária para o e-mail do seu cadastro."
          sent={model}
          refusal={(failure) => ({ body: forgotPasswordMessage(failure, environment) })}
          submit="Enviar"
          waysOut={
            <Button look="text" onPress={model.back}>
              Voltar
            </Button>
          }
        >
          <FormField form={model.form} name="document" />
          <FormField key={model.checks.number} form={model.form} name="captcha" />
        </FormPage>
      </CaptchaProvider>
    </PublicShell>
  );
});
