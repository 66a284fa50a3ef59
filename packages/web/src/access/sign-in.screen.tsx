import { useState } from 'react';
import { useInject } from '../composition/injection.tsx';
import { TOKENS } from '../composition/tokens.ts';
import { SignInForm } from './sign-in-form.tsx';

const SIGN_UP = { question: 'Ainda não investe com a gente?', caption: 'Cadastre-se' };

/** `/login` on a device that knows no account. */
export const SignInScreen = () => {
  const open = useInject(TOKENS.OpenSignIn);
  const [model] = useState(open);
  return <SignInForm model={model} title="BEM-VINDO" signUp={SIGN_UP} />;
};
