import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { PublicShell } from '../../shell/frame/public-shell.tsx';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { SignInDialogs } from './sign-in-dialogs.tsx';
import { SignInTrouble } from './sign-in-trouble.tsx';
import type { SignInViewModel } from './sign-in.view-model.ts';
import { SignUpModal } from './sign-up.modal.tsx';

interface Props {
  readonly model: SignInViewModel;
  readonly title: string;
  readonly signUp: string;
  /** What stands beside the sign-up: what leads to it, or the way back. */
  readonly beside: ReactNode;
}

/** Document and password, then whatever the server wants to know besides. */
export const SignInForm = observer(({ model, title, signUp, beside }: Props) => {
  const { steps } = model;
  useEffect(() => {
    void steps.open();
    return steps.leave;
  }, [steps]);
  return (
    <PublicShell>
      <h1 className="welcome">{title}</h1>
      <CredentialsForm model={model} />
      <div className="row between sheet-foot">
        {beside}
        <SignUp caption={signUp} />
      </div>
      <SignInDialogs steps={steps} />
    </PublicShell>
  );
});

const CredentialsForm = observer(({ model }: { readonly model: SignInViewModel }) => (
  <form
    className="stack"
    noValidate
    inert={model.steps.asked._tag === 'Nothing'}
    aria-busy={model.steps.isBusy}
    onSubmit={(event) => {
      event.preventDefault();
      void model.submit();
    }}
  >
    <FormField form={model.form} name="document" availability={model.steps.isBusy ? 'readOnly' : 'open'} />
    <FormField form={model.form} name="password" availability={model.steps.isBusy ? 'readOnly' : 'open'} />
    <SignInTrouble trouble={model.steps.trouble} on="entry" />
    <div className="stack-8 form-actions">
      <Button type="submit" isBusy={model.steps.isBusy && model.steps.asked._tag === 'Entry'}>
        Acessar sua conta
      </Button>
      <Link className="button is-text" href="/forgotPassword">
        Esqueci minha senha
      </Link>
    </div>
  </form>
));

const SignUp = ({ caption }: { readonly caption: string }) => {
  const [isSigningUp, setSigningUp] = useState(false);
  return (
    <>
      <button type="button" className="link" onClick={() => setSigningUp(true)}>
        {caption}
      </button>
      {isSigningUp && <SignUpModal onClose={() => setSigningUp(false)} />}
    </>
  );
};
