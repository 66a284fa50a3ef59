import { twoStepMessage } from '@aroeira/domain/access';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/fields/field-error.tsx';
import { Modal } from '../ui/modal.tsx';
import type { TwoStepSettingsViewModel } from './two-step-settings.view-model.ts';
import { TwoStepTrouble } from './two-step-trouble.tsx';

interface Props {
  readonly model: TwoStepSettingsViewModel;
}

/** Asks for the code that turns two-step verification off. @see spec B §4 Two-step authentication */
export const TwoStepCodeModal = observer(({ model }: Props) => (
  <Modal title="Desativar a verificação em duas etapas" onClose={model.leaveCode}>
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.confirm();
      }}
    >
      <output className="secondary">
        {model.wasSentAgain ? 'Enviamos um novo código para o seu e-mail.' : 'Enviamos um código para o seu e-mail.'}{' '}
        Digite-o para desativar.
      </output>
      <CodeField model={model} />
      <TwoStepTrouble model={model} />
      <div className="stack-8">
        <Button type="submit" isBusy={model.isBusy}>
          Confirmar
        </Button>
        <Button look="text" onPress={() => void model.disable()}>
          Reenviar código
        </Button>
        <Button look="text" onPress={model.leaveCode}>
          Voltar
        </Button>
      </div>
    </form>
  </Modal>
));

const CodeField = observer(({ model }: Props) => {
  const id = useId();
  const { failure } = model;
  const isMissing = failure?._tag === 'CodeMissing';
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
        aria-invalid={isMissing || failure?._tag === 'WrongCode'}
        aria-describedby={isMissing ? `${id}-error` : undefined}
      />
      {isMissing && <FieldError id={`${id}-error`} sentence={twoStepMessage(failure, 'production')} />}
    </div>
  );
});
