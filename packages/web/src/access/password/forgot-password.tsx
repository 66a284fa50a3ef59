import { useEffect, useState } from 'react';
import { useInject } from '../../composition/injection.tsx';
import { TOKENS } from '../../composition/tokens.ts';
import { PublicShell } from '../../shell/frame/public-shell.tsx';
import { CaptchaProvider } from '../../ui/fields/captcha/captcha.ts';
import { ForgotPasswordScreen } from './forgot-password.screen.tsx';

/** `/forgotPassword`, with the captcha of this deployment. */
export const ForgotPassword = () => {
  const captcha = useInject(TOKENS.Captcha);
  const { environment } = useInject(TOKENS.Configuration);
  const [model] = useState(useInject(TOKENS.OpenForgotPassword));
  useEffect(() => {
    model.submission.open();
    return model.submission.leave;
  }, [model]);
  return (
    <PublicShell>
      <CaptchaProvider value={captcha}>
        <ForgotPasswordScreen model={model} environment={environment} />
      </CaptchaProvider>
    </PublicShell>
  );
};
