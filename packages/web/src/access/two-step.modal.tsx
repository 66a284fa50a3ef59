import { codeMessage } from '@aroeira/domain/access';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/fields/field-error.tsx';
import { Modal } from '../ui/modal.tsx';
import { SignInTrouble } from './sign-in-trouble.tsx';
import type { SignInViewModel } from './sign-in.view-model.ts';

interface Props {
  readonly model: SignInViewModel;
  readonly wasSentAgain: boolean;
}

/** Asks for the code that was sent by e-mail. @see spec A §4 Sign-in 1 */
export const TwoStepModal = observer(({ model, wasSentAgain }: Props) => (
  <Modal title="Verificação em duas etapas" onClose={model.leaveCode}>
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.enterCode();
      }}
    >
      <output className="secondary">
        {wasSentAgain ? 'Enviamos um novo código para o seu e-mail.' : 'Enviamos um código para o seu e-mail.'} Digite-o
        para continuar.
      </output>
      <CodeField model={model} />
      {!isMissing(model) && <SignInTrouble trouble={model.trouble} on="code" />}
      <div className="stack-8">
        <Button type="submit" isBusy={model.isBusy}>
          Confirmar
        </Button>
        <Button look="text" onPress={() => void model.sendCodeAgain()}>
          Reenviar código
        </Button>
        <Button look="text" onPress={model.leaveCode}>
          Voltar
        </Button>
      </div>
    </form>
  </Modal>
));

const isMissing = ({ trouble }: SignInViewModel): boolean =>
  trouble?._tag === 'CodeRefused' && trouble.failure._tag === 'CodeMissing';

const CodeField = observer(({ model }: { readonly model: SignInViewModel }) => {
  const id = useId();
  const isRefused = model.trouble?._tag === 'CodeRefused';
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Código
      </label>
      <input
        id={id}
        className="input num"
        value={model.code}
        onChange={(event) => model.changeCode(event.currentTarget.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-required
        aria-invalid={isRefused}
        aria-describedby={isMissing(model) ? `${id}-error` : undefined}
      />
      {isMissing(model) && <FieldError id={`${id}-error`} sentence={codeMessage({ _tag: 'CodeMissing' })} />}
    </div>
  );
});
