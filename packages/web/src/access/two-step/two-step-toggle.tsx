import { observer } from 'mobx-react-lite';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { TwoStepCodeModal } from './two-step-code.modal.tsx';
import type { TwoStepSettingsViewModel } from './two-step-settings.view-model.ts';
import { TwoStepTrouble } from './two-step-trouble.tsx';

/** The profile's switch. It is always there, and on until the server says it is off. @see spec B §2 Profile, B §4 */
export const TwoStepToggle = observer(({ model }: { readonly model: TwoStepSettingsViewModel }) => (
  <>
    <SwitchRow
      icon="lock"
      caption="Autenticação em duas etapas"
      note="Código enviado ao seu e-mail"
      isOn={model.isOn}
      isBusy={model.changing.isBusy}
      onToggle={() => void model.toggle()}
    />
    {model.isCodeDue ? <TwoStepCodeModal model={model} /> : <TwoStepTrouble model={model} />}
  </>
));
