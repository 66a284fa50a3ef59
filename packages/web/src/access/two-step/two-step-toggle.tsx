import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useInject } from '../../composition/injection.tsx';
import { TOKENS } from '../../composition/tokens.ts';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { TwoStepCodeModal } from './two-step-code.modal.tsx';
import { TwoStepTrouble } from './two-step-trouble.tsx';
import { useTwoStepSettings } from './use-two-step-settings.ts';

/** The profile's switch: always there, and on until the server says that it is off. @see spec B §2 Profile, B §4 */
export const TwoStepToggle = observer(() => {
  const model = useTwoStepSettings();
  const changes = useInject(TOKENS.AccessChanges);
  useEffect(() => changes.tellAfter(() => model?.isBusy === true), [changes, model]);
  if (model === undefined) return null;
  return (
    <>
      <SwitchRow
        icon="lock"
        caption="Autenticação em duas etapas"
        note="Código enviado ao seu e-mail"
        isOn={model.isOn}
        isBusy={model.isBusy}
        onToggle={() => void model.toggle()}
      />
      {model.isCodeDue ? <TwoStepCodeModal model={model} /> : <TwoStepTrouble model={model} />}
    </>
  );
});
