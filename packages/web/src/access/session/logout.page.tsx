import { useVisit } from '../../composition/injection.tsx';
import { PublicShell } from '../../shell/frame/public-shell.tsx';
import { ACCESS } from '../access.tokens.ts';

/** `/logout`: ends the app's session once, then leads to the sign-in, even after a failure (decision Q028). */
export const Page = () => {
  useVisit(ACCESS.OpenLogout);
  return (
    <PublicShell isShort>
      <h1>Saindo…</h1>
    </PublicShell>
  );
};
