import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useInject } from '../composition/injection.tsx';
import { TOKENS } from '../composition/tokens.ts';
import { PublicShell } from '../shell/public-shell.tsx';
import { Button } from '../ui/button.tsx';
import { FormField } from '../ui/forms/form-field.tsx';
import { ConsentModal } from './consent.modal.tsx';
import { SignUpModal } from './sign-up.modal.tsx';
import { SignInTrouble } from './sign-in-trouble.tsx';
import type { SignInViewModel } from './sign-in.view-model.ts';
import { TwoStepModal } from './two-step.modal.tsx';

/** `/login`: document and password, then whatever the server wants to know besides. */
export const SignInScreen = observer(() => {
  const open = useInject(TOKENS.OpenSignIn);
  const [model] = useState(open);
  useEffect(() => {
    void model.open();
    return model.leave;
  }, [model]);
  return (
    <PublicShell>
      <h1 className="welcome">BEM-VINDO</h1>
      <CredentialsForm model={model} />
      <SignUpLine />
      {model.asked._tag === 'Nothing' && <Revoking />}
      {model.asked._tag === 'Code' && <TwoStepModal model={model} wasSentAgain={model.asked.wasSentAgain} />}
      {model.asked._tag === 'Consent' && <ConsentModal model={model} accepted={model.asked.terms} />}
    </PublicShell>
  );
});

const CredentialsForm = observer(({ model }: { readonly model: SignInViewModel }) => (
  <form
    className="stack"
    noValidate
    inert={model.asked._tag === 'Nothing'}
    onSubmit={(event) => {
      event.preventDefault();
      void model.submit();
    }}
  >
    <FormField form={model.form} name="document" />
    <FormField form={model.form} name="password" />
    <SignInTrouble trouble={model.trouble} on="credentials" />
    <div className="stack-8 form-actions">
      <Button type="submit" isBusy={model.isBusy && model.asked._tag === 'Credentials'}>
        Acessar sua conta
      </Button>
      <Link className="button is-text" href="/forgotPassword">
        Esqueci minha senha
      </Link>
    </div>
  </form>
));

const SignUpLine = () => {
  const [isSigningUp, setSigningUp] = useState(false);
  return (
    <div className="row between sheet-foot">
      <span className="secondary">Ainda não investe com a gente?</span>
      <button type="button" className="link" onClick={() => setSigningUp(true)}>
        Cadastre-se
      </button>
      {isSigningUp && <SignUpModal onClose={() => setSigningUp(false)} />}
    </div>
  );
};

/** Over the form while the tokens of a session that was left behind are revoked. @see spec A §2 Login screen */
const Revoking = () => (
  <output className="sheet-overlay">
    <span className="ring" aria-hidden="true" />
    Encerrando sua sessão anterior…
  </output>
);
