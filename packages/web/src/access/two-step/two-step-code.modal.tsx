import { twoStepMessage } from '@aroeira/domain/access/messages';
import { observer } from 'mobx-react-lite';
import { CodeModal } from './code.modal.tsx';
import type { TwoStepSettingsViewModel } from './two-step-settings.view-model.ts';
import { TwoStepTrouble } from './two-step-trouble.tsx';

/** Asks for the code that turns two-step verification off. @see spec B §4 Two-step authentication */
export const TwoStepCodeModal = observer(({ model }: { readonly model: TwoStepSettingsViewModel }) => {
  const { failure, isBusy } = model.changing;
  const isMissing = failure?._tag === 'CodeMissing';
  return (
    <CodeModal
      title="Desativar a autenticação em duas etapas"
      code={model.code}
      onChange={model.changeCode}
      request="Digite-o para desativar."
      wasSentAgain={model.wasSentAgain}
      missing={isMissing ? twoStepMessage(failure, 'production') : undefined}
      isRefused={isMissing || failure?._tag === 'WrongCode'}
      isBusy={isBusy}
      onSubmit={() => void model.confirm()}
      onResend={() => void model.disable()}
      onLeave={model.leaveCode}
    >
      <TwoStepTrouble model={model} />
    </CodeModal>
  );
});
