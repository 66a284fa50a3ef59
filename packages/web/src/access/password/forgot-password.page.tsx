import { useInject } from '../../composition/injection.tsx';
import { useVisit } from '../../composition/use-visit.ts';
import { PublicShell } from '../../shell/frame/public-shell.tsx';
import { SHELL } from '../../shell/shell.tokens.ts';
import { CaptchaProvider } from '../../ui/fields/captcha/captcha.ts';
import { ForgotPasswordScreen } from './forgot-password.screen.tsx';
import { PASSWORD } from './password.tokens.ts';

/** `/forgotPassword`, with the captcha of this deployment. */
export const Page = () => {
  const captcha = useInject(SHELL.Captcha);
  const model = useVisit(PASSWORD.OpenForgotPassword);
  return (
    <PublicShell>
      <CaptchaProvider value={captcha}>
        <ForgotPasswordScreen model={model} />
      </CaptchaProvider>
    </PublicShell>
  );
};
