import { useState } from 'react';
import { useInject } from '../../composition/injection.tsx';
import { TOKENS } from '../../composition/tokens.ts';
import { SignInForm } from './sign-in-form.tsx';

/** `/login` on a device that knows no account. */
export const SignInScreen = () => {
  const open = useInject(TOKENS.OpenSignIn);
  const [model] = useState(open);
  return (
    <SignInForm
      model={model}
      title="BEM-VINDO"
      signUp="Cadastre-se"
      beside={<span className="secondary">Ainda não investe com a gente?</span>}
    />
  );
};
