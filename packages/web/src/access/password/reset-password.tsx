import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { useInject } from '../../composition/injection.tsx';
import { TOKENS } from '../../composition/tokens.ts';
import { PublicShell } from '../../shell/frame/public-shell.tsx';
import { ResetPasswordScreen } from './reset-password.screen.tsx';
import type { ResetPasswordViewModel } from './reset-password.view-model.ts';

/** `/resetPassword`, or the path of whoever may not choose a password now. */
export const ResetPassword = () => {
  const [model] = useState(useInject(TOKENS.OpenResetPassword));
  return typeof model === 'string' ? <Redirect to={model} replace /> : <Visit model={model} />;
};

const Visit = ({ model }: { readonly model: ResetPasswordViewModel }) => {
  useEffect(() => {
    model.submission.open();
    return model.submission.leave;
  }, [model]);
  return (
    <PublicShell>
      <ResetPasswordScreen model={model} />
    </PublicShell>
  );
};
