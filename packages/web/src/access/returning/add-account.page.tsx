import { useInject, useVisit } from '../../composition/injection.tsx';
import { PublicShell } from '../../shell/frame/public-shell.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SignInScreen } from '../sign-in/sign-in.screen.tsx';
import { ACCESS } from '../access.tokens.ts';

/** `/login/add`: the form for another account of this device. @see spec A §2 Login screen */
export const Page = () => {
  const model = useVisit(ACCESS.OpenAddAccount);
  const leave = useInject(ACCESS.LeaveAddition);
  return (
    <PublicShell>
      <SignInScreen
        model={model}
        title="Adicionar conta"
        signUp="Não tenho cadastro"
        beside={
          <button type="button" className="link" onClick={leave}>
            <Icon name="back" isSmall />
            Voltar
          </button>
        }
      />
    </PublicShell>
  );
};
