import type { QuickAccessFailure, SavedAccount, SignInFailure } from '@aroeira/domain/access';
import { quickAccessMessage, signInMessage, unlockMessage } from '@aroeira/domain/access/messages';
import { fieldMessage } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useDeployment } from '../../composition/deployment.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { SubmitForm } from '../../ui/submit-form.tsx';
import { PasswordInput } from '../../ui/fields/text/password-input.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { PasswordUsername } from '../password/password-username.tsx';
import type { ReturningViewModel } from './returning.view-model.ts';

interface Props {
  readonly model: ReturningViewModel;
  readonly account: SavedAccount;
  /** Why quick access failed before the question for the password. */
  readonly instead: QuickAccessFailure | undefined;
}

/** Asks a returning user for the password. @see spec A §4 Returning-user Enter, A §5 Access forms */
export const UnlockModal = observer(({ model, account, instead }: Props) => {
  const { environment } = useDeployment();
  const { trouble, isBusy } = model.steps;
  const failure = trouble?._tag === 'NotSignedIn' ? trouble.failure : undefined;
  const isOfPassword = failure !== undefined && unlockMessage(failure) !== undefined;
  return (
    <Modal title="Digite sua senha" onClose={model.closePrompt}>
      <SubmitForm isBusy={isBusy} onSubmit={model.submitPassword}>
        {instead !== undefined && trouble === undefined && <Alert {...quickAccessMessage(instead, environment)} />}
        <p className="secondary">
          Para entrar como <b>{account.name}</b>
        </p>
        <PasswordUsername client={account} />
        <PasswordField model={model} failure={failure} />
        {failure !== undefined && !isOfPassword && <Alert {...signInMessage(failure, environment)} />}
        <div className="stack-8">
          <Button type="submit" isBusy={isBusy}>
            Entrar
          </Button>
          <ButtonLink look="text" to="/forgotPassword">
            Esqueci minha senha
          </ButtonLink>
          <Button look="text" onPress={model.closePrompt}>
            Voltar
          </Button>
        </div>
      </SubmitForm>
    </Modal>
  );
});

interface FieldProps {
  readonly model: ReturningViewModel;
  readonly failure: SignInFailure | undefined;
}

/** The password, with its error below it. */
const PasswordField = observer(({ model: { unlock, steps }, failure }: FieldProps) => {
  const id = useId();
  const { refusal } = unlock;
  useEffect(() => {
    if (refusal !== undefined || failure !== undefined) document.getElementById(id)?.focus();
  }, [refusal, failure, id]);
  const { password: error } = unlock.errors;
  const field = unlock.fields.password;
  const sentence = error === undefined ? failure && unlockMessage(failure) : fieldMessage(field, error);
  return (
    <PasswordInput
      binding={{
        id,
        field,
        typed: unlock.typed.password,
        onChange: (typed) => unlock.change('password', typed),
        isInvalid: sentence !== undefined,
        error: sentence,
        availability: steps.isBusy ? 'readOnly' : 'open',
        enterKeyHint: 'done',
      }}
    />
  );
});
