import { Redirect } from 'wouter';
import { useVisit } from '../../composition/use-visit.ts';
import { PublicShell } from '../../shell/frame/public-shell.tsx';
import { PASSWORD } from './password.tokens.ts';
import { ResetPasswordScreen } from './reset-password.screen.tsx';

/** `/resetPassword`, or the path of a client who may not choose a password now. */
export const Page = () => {
  const opened = useVisit(PASSWORD.OpenResetPassword);
  if (typeof opened === 'string') return <Redirect to={opened} replace />;
  return (
    <PublicShell>
      <ResetPasswordScreen model={opened} />
    </PublicShell>
  );
};
