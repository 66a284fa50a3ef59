import { codeMessage } from '@aroeira/domain/access';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/fields/field-error.tsx';
import { Modal } from '../ui/modal.tsx';
import { SignInTrouble } from './sign-in-trouble.tsx';
import type { SignInSteps } from './sign-in-steps.view-model.ts';

interface Props {
  readonly steps: SignInSteps;
  readonly wasSentAgain: boolean;
}

/** Asks for the code that was sent by e-mail. @see spec A §4 Sign-in 1 */
export const TwoStepModal = observer(({ steps, wasSentAgain }: Props) => (
  <Modal title="Verificação em duas etapas" onClose={steps.backToEntry}>
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void steps.enterCode();
      }}
    >
      <output className="secondary">
        {wasSentAgain ? 'Enviamos um novo código para o seu e-mail.' : 'Enviamos um código para o seu e-mail.'} Digite-o
        para continuar.
      </output>
      <CodeField steps={steps} />
      {!isMissing(steps) && <SignInTrouble trouble={steps.trouble} on="code" />}
      <div className="stack-8">
        <Button type="submit" isBusy={steps.isBusy}>
          Confirmar
        </Button>
        <Button look="text" isHeld={steps.isBusy} onPress={() => void steps.sendCodeAgain()}>
          Reenviar código
        </Button>
        <Button look="text" isHeld={steps.isBusy} onPress={steps.backToEntry}>
          Voltar
        </Button>
      </div>
    </form>
  </Modal>
));

const isMissing = ({ trouble }: SignInSteps): boolean =>
  trouble?._tag === 'CodeRefused' && trouble.failure._tag === 'CodeMissing';

const CodeField = observer(({ steps }: { readonly steps: SignInSteps }) => {
  const id = useId();
  const isRefused = steps.trouble?._tag === 'CodeRefused';
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Código
      </label>
      <input
        id={id}
        className="input num"
        value={steps.code}
        onChange={(event) => steps.changeCode(event.currentTarget.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-required
        aria-invalid={isRefused}
        aria-describedby={isMissing(steps) ? `${id}-error` : undefined}
      />
      {isMissing(steps) && <FieldError id={`${id}-error`} sentence={codeMessage({ _tag: 'CodeMissing' })} />}
    </div>
  );
});
