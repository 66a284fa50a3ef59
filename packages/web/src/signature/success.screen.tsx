import { ButtonLink } from '../ui/button-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Admitted } from './admitted.tsx';
import type { Admission } from './admission.ts';
import { SigningFrame } from './signing-frame.tsx';

/** `/registration/signature/success`: the end of the registration. */
export const SignatureSuccessScreen = ({ admitted }: { readonly admitted: Admission }) => (
  <SigningFrame onBack={undefined} isDone>
    <Admitted admitted={admitted}>
      <div className="signing-done">
        <Icon name="check" />
        <PageHead
          title="Assinatura concluída"
          lead="Recebemos o seu cadastro assinado. Agora a nossa equipe analisa os seus dados."
        />
        <ButtonLink to="/dashboard">Ir para o início</ButtonLink>
      </div>
    </Admitted>
  </SigningFrame>
);
