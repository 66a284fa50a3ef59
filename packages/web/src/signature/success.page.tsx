import { openedPage } from '../composition/injection.tsx';
import { SIGNATURE } from './signature.tokens.ts';
import { ButtonLink } from '../shell/frame/button-link.tsx';
import { GrowingSprig } from '../ui/feedback/growing-sprig.tsx';
import { PageHead } from '../shell/frame/page-head.tsx';
import { Admitted } from './admitted.tsx';
import { SigningFrame } from './signing-frame.tsx';

const UNDER_ANALYSIS = 'Recebemos o seu cadastro assinado. Agora a nossa equipe analisa os seus dados.';
const KEPT = 'Guardamos os termos que você assinou. O seu cadastro continua aprovado.';

/** `/registration/signature/success`: the end of the registration, or of a remake. */
export const Page = openedPage(SIGNATURE.OpenSuccess, ({ model: { admitted, isApproved } }) => (
  <SigningFrame onBack={undefined} isDone>
    <Admitted admitted={admitted}>
      <div className="signing-done">
        <GrowingSprig />
        <PageHead title="Assinatura concluída" lead={isApproved ? KEPT : UNDER_ANALYSIS} />
        <ButtonLink to="/dashboard">Ir para o início</ButtonLink>
      </div>
    </Admitted>
  </SigningFrame>
));
