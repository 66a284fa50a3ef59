import { useState } from 'react';
import { useInject } from '../../composition/injection.tsx';
import { TOKENS } from '../../composition/tokens.ts';
import { Icon } from '../../ui/icon.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';

/** `/login/add`: the form for a further account of this device. @see spec A §2 Login screen */
export const AddAccountScreen = () => {
  const open = useInject(TOKENS.OpenAddAccount);
  const [model] = useState(open);
  const navigation = useInject(TOKENS.Navigation);
  return (
    <SignInForm
      model={model}
      title="Adicionar conta"
      signUp="Não tenho cadastro"
      beside={
        <button type="button" className="link" onClick={() => navigation.pop('/login')}>
          <Icon name="back" isSmall />
          Voltar
        </button>
      }
    />
  );
};
