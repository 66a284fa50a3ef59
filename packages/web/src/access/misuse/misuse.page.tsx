import { useParams } from 'wouter';
import { useVisit } from '../../composition/use-visit.ts';
import { PublicShell } from '../../shell/frame/public-shell.tsx';
import { MisuseScreen } from './misuse.screen.tsx';
import { MISUSE } from './misuse.tokens.ts';

/** `/acessoIndevido/:loginId`. It sends the report as soon as it opens. */
export const Page = () => {
  const { loginId = '' } = useParams();
  const model = useVisit(MISUSE.OpenMisuse, loginId);
  return (
    <PublicShell isShort>
      <MisuseScreen model={model} />
    </PublicShell>
  );
};
