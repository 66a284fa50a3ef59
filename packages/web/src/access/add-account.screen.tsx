import { useState } from 'react';
import { useInject } from '../composition/injection.tsx';
import { TOKENS } from '../composition/tokens.ts';
import { SignInForm } from './sign-in-form.tsx';

const SIGN_UP = { caption: 'Não tenho cadastro' };

/** `/login/add`: the form for a further account of this device. @see spec A §2 Login screen */
export const AddAccountScreen = () => {
  const open = useInject(TOKENS.OpenAddAccount);
  const [model] = useState(open);
  return <SignInForm model={model} title="Adicionar conta" signUp={SIGN_UP} />;
};
