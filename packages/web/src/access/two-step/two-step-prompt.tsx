import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { TwoStepCodeModal } from './two-step-code.modal.tsx';
import { TwoStepTrouble } from './two-step-trouble.tsx';
import type { TwoStepSettingsViewModel } from './two-step-settings.view-model.ts';

/**
 * Asks a client who has not chosen yet, over the dashboard. Esc and the phone's back gesture put the question off. A
 * server that cannot answer must not keep clients from their money.
 *
 * @see spec A §4 Two-step verification prompt; decision 0121
 */
export const TwoStepPrompt = observer(({ model }: { readonly model: TwoStepSettingsViewModel }) => {
  const { changing, enable, disable, putOff } = model;
  if (model.isCodeDue) return <TwoStepCodeModal model={model} />;
  if (!model.isUndecided) return null;
  return (
    <Modal
      title="Autenticação em duas etapas"
      onClose={putOff}
      actions={
        <>
          <Button look="secondary" isBusy={changing.isBusy} onPress={() => void disable()}>
            Não ativar
          </Button>
          <Button isBusy={changing.isBusy} onPress={() => void enable()}>
            Ativar
          </Button>
        </>
      }
    >
      <Explanation />
      <TwoStepTrouble model={model} />
      {changing.failure !== undefined && (
        <Button look="text" onPress={putOff}>
          Agora não
        </Button>
      )}
    </Modal>
  );
});

/** The focus begins here, because Enter on a focused button would choose for the client. */
const Explanation = () => {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p className="secondary" ref={text} tabIndex={-1}>
      Com ela, quem entrar na sua conta precisa da sua senha e de um código enviado ao seu e-mail. Você pode mudar a sua
      escolha no perfil.
    </p>
  );
};
