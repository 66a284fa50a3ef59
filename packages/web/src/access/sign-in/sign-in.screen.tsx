import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { SubmitForm } from '../../ui/submit-form.tsx';
import { SignInDialogs } from './sign-in-dialogs.tsx';
import { SignInTrouble } from './sign-in-trouble.tsx';
import type { SignInViewModel } from './sign-in.view-model.ts';

const SignUpModal = lazy(async () => ({ default: (await import('./sign-up.modal.tsx')).SignUpModal }));

interface Props {
  readonly model: SignInViewModel;
  readonly title: string;
  readonly signUp: string;
  /** The part below the form: the way to the sign-up, or the way back. */
  readonly beside: ReactNode;
}

/** `/login` and `/login/add`: document and password, then the other questions of the server. */
export const SignInScreen = ({ model, title, signUp, beside }: Props) => (
  <>
    <h1 className="welcome">{title}</h1>
    <CredentialsForm model={model} />
    <div className="row between sheet-foot">
      {beside}
      <SignUp caption={signUp} />
    </div>
    <SignInDialogs steps={model.steps} />
  </>
);

const CredentialsForm = observer(({ model }: { readonly model: SignInViewModel }) => {
  const { isBusy, asked, trouble } = model.steps;
  const availability = isBusy ? 'readOnly' : 'open';
  return (
    <SubmitForm isBusy={isBusy} isInert={asked._tag === 'Nothing'} onSubmit={() => model.submit()}>
      <FormField form={model.form} name="document" availability={availability} />
      <FormField form={model.form} name="password" availability={availability} />
      <SignInTrouble trouble={trouble} on="entry" />
      <div className="stack-8 form-actions">
        <Button type="submit" isBusy={isBusy && asked._tag === 'Entry'}>
          Acessar sua conta
        </Button>
        <ButtonLink look="text" to="/forgotPassword">
          Esqueci minha senha
        </ButtonLink>
      </div>
    </SubmitForm>
  );
});

const SignUp = ({ caption }: { readonly caption: string }) => {
  const [isSigningUp, setSigningUp] = useState(false);
  return (
    <>
      <button type="button" className="link" onClick={() => setSigningUp(true)}>
        {caption}
      </button>
      {isSigningUp && (
        <Suspense fallback={null}>
          <SignUpModal onClose={() => setSigningUp(false)} />
        </Suspense>
      )}
    </>
  );
};
