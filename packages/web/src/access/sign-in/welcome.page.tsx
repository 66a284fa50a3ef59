import { useState } from 'react';
import { SignUpModal } from './sign-up.modal.tsx';
import { useDeployment } from '../../composition/deployment.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { PublicShell } from '../../shell/frame/public-shell.tsx';

/** `/welcome`: for a person who is new on this device. */
export const Page = () => {
  const { brand } = useDeployment();
  const [isSigningUp, setSigningUp] = useState(false);
  return (
    <PublicShell isShort>
      <div className="stack-8">
        <h1>Seu dinheiro, bem de perto</h1>
        <p className="secondary">
          Na {brand.productName} você acompanha sua carteira, investe e resgata com quem cuida dela ao seu lado.
        </p>
      </div>
      <div className="stack">
        <ButtonLink to="/login">Acessar minha conta</ButtonLink>
        <Button look="secondary" onPress={() => setSigningUp(true)}>
          Cadastre-se
        </Button>
      </div>
      {isSigningUp && <SignUpModal onClose={() => setSigningUp(false)} />}
    </PublicShell>
  );
};
