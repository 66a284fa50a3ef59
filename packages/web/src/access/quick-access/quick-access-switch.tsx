import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useInject } from '../../composition/injection.tsx';
import { TOKENS } from '../../composition/tokens.ts';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { QuickAccessQuestion } from './quick-access-question.tsx';

/** The profile's quick-access switch, where some account of the device is main. @see spec B §2 Profile; decision Q105 */
export const QuickAccessSwitch = observer(() => {
  const [model] = useState(useInject(TOKENS.OpenQuickAccessSwitch));
  const changes = useInject(TOKENS.AccessChanges);
  useEffect(() => changes.tellAfter(() => model?.offer !== undefined), [changes, model]);
  if (model === undefined || model.state._tag === 'Hidden') return null;
  const { isOn, isUsable } = model.state;
  return (
    <>
      <SwitchRow
        icon="finger"
        caption="Acesso rápido"
        note={
          isUsable ? 'Entrar com a biometria deste dispositivo' : 'Disponível para a conta principal deste dispositivo'
        }
        isOn={isOn}
        isBusy={model.isBusy}
        isDisabled={!isUsable}
        onToggle={() => void model.toggle()}
      />
      {model.offer !== undefined && <QuickAccessQuestion offer={model.offer} />}
    </>
  );
});
