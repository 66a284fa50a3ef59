import { UNREACHABLE_MESSAGE } from '@aroeira/domain/kernel/messages';
import { observer } from 'mobx-react-lite';
import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { SubmitForm } from '../../ui/submit-form.tsx';
import type { SignInViewModel } from './sign-in.view-model.ts';
import { laterPart } from '../../ui/later-part.tsx';

// They stand in one file with the calls of the sign-in, so they are there when its steps are.
const SignInDialogs = laterPart(async () => (await import('./sign-in-dialogs.tsx')).SignInDialogs);
const SignInTrouble = laterPart(async () => (await import('./sign-in-trouble.tsx')).SignInTrouble);

const SignUpModal = laterPart(async () => (await import('./sign-up.modal.tsx')).SignUpModal);

interface Props {
  readonly model: SignInViewModel;
  readonly title: string;
  readonly signUp: string;
  /** The part below the form: the way to the sign-up, or the way back. */
  readonly beside: ReactNode;
}

/** `/login` and `/login/add`: document and password, then the other questions of the server. */
export const SignInScreen = observer(({ model, title, signUp, beside }: Props) => (
  <>
    <h1 className="welcome">{title}</h1>
    <CredentialsForm model={model} />
    <div className="row between sheet-foot">
      {beside}
      <SignUp caption={signUp} />
    </div>
    {model.steps !== undefined && (
      <Suspense fallback={null}>
        <SignInDialogs steps={model.steps} />
      </Suspense>
    )}
  </>
));

const CredentialsForm = observer(({ model }: { readonly model: SignInViewModel }) => {
  const { isBusy, isInert, isUnreached, steps } = model;
  const availability = isBusy ? 'readOnly' : 'open';
  return (
    <SubmitForm isBusy={isBusy} isInert={isInert} onSubmit={() => model.submit()}>
      <FormField form={model.form} name="document" availability={availability} />
      <FormField form={model.form} name="password" availability={availability} />
      {isUnreached && <Alert body={UNREACHABLE_MESSAGE} />}
      {steps?.trouble !== undefined && (
        <Suspense fallback={null}>
          <SignInTrouble trouble={steps.trouble} on="entry" />
        </Suspense>
      )}
      <div className="stack-8 form-actions">
        <Button type="submit" isBusy={isBusy && (steps === undefined || steps.asked._tag === 'Entry')}>
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
