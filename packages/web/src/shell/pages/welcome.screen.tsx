import { useState } from 'react';
import { Link } from 'wouter';
import { SignUpModal } from '../../access/sign-in/sign-up.modal.tsx';
import { useInject } from '../../composition/injection.tsx';
import { TOKENS } from '../../composition/tokens.ts';
import { Button } from '../../ui/button.tsx';
import { PublicShell } from '../frame/public-shell.tsx';

/** `/welcome`: for who is new on this device. */
export const WelcomeScreen = () => {
  const { brand } = useInject(TOKENS.Configuration);
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
        <Link className="button" href="/login">
          Acessar minha conta
        </Link>
        <Button look="secondary" onPress={() => setSigningUp(true)}>
          Cadastre-se
        </Button>
      </div>
      {isSigningUp && <SignUpModal onClose={() => setSigningUp(false)} />}
    </PublicShell>
  );
};
