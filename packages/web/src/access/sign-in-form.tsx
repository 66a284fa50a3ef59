import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { PublicShell } from '../shell/public-shell.tsx';
import { Button } from '../ui/button.tsx';
import { FormField } from '../ui/forms/form-field.tsx';
import { SignInDialogs } from './sign-in-dialogs.tsx';
import { SignInTrouble } from './sign-in-trouble.tsx';
import type { SignInViewModel } from './sign-in.view-model.ts';
import { SignUpModal } from './sign-up.modal.tsx';

interface Props {
  readonly model: SignInViewModel;
  readonly title: string;
  readonly signUp: SignUpCaptions;
}

interface SignUpCaptions {
  /** What leads to the caption, where something does. */
  readonly question?: string;
  readonly caption: string;
}

/** Document and password, then whatever the server wants to know besides. */
export const SignInForm = observer(({ model, title, signUp }: Props) => {
  const { steps } = model;
  useEffect(() => {
    void steps.open();
    return steps.leave;
  }, [steps]);
  return (
    <PublicShell>
      <h1 className="welcome">{title}</h1>
      <CredentialsForm model={model} />
      <SignUpLine {...signUp} />
      <SignInDialogs steps={steps} />
    </PublicShell>
  );
});

const CredentialsForm = observer(({ model }: { readonly model: SignInViewModel }) => (
  <form
    className="stack"
    noValidate
    inert={model.steps.asked._tag === 'Nothing'}
    onSubmit={(event) => {
      event.preventDefault();
      void model.submit();
    }}
  >
    <FormField form={model.form} name="document" />
    <FormField form={model.form} name="password" />
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

const SignUpLine = ({ question, caption }: SignUpCaptions) => {
  const [isSigningUp, setSigningUp] = useState(false);
  return (
    <div className={question === undefined ? 'row center sheet-foot' : 'row between sheet-foot'}>
      {question !== undefined && <span className="secondary">{question}</span>}
      <button type="button" className="link" onClick={() => setSigningUp(true)}>
        {caption}
      </button>
      {isSigningUp && <SignUpModal onClose={() => setSigningUp(false)} />}
    </div>
  );
};
