import { Redirect } from 'wouter';
import { useVisit } from '../../composition/use-visit.ts';
import { PublicShell } from '../../shell/frame/public-shell.tsx';
import { WelcomeScreen } from './welcome.screen.tsx';
import { WELCOME } from './welcome.tokens.ts';

/** `/registration`: what a registration needs, and the acceptance of the proposal. */
export const Page = () => {
  const model = useVisit(WELCOME.OpenWelcome);
  if (typeof model === 'string') return <Redirect to={model} replace />;
  return (
    <PublicShell>
      <WelcomeScreen model={model} />
    </PublicShell>
  );
};
