import { observer } from 'mobx-react-lite';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { QuickAccessQuestion } from './quick-access-question.tsx';
import type { QuickAccessSwitchViewModel } from './quick-access-switch.view-model.ts';

/** The profile's quick-access switch. It needs a main account on the device. @see spec B §2 Profile; decision Q105 */
export const QuickAccessSwitch = observer(({ model }: { readonly model: QuickAccessSwitchViewModel }) => {
  if (model.state._tag === 'Hidden') return null;
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
        isBusy={model.loading.isBusy}
        isDisabled={!isUsable}
        onToggle={() => void model.toggle()}
      />
      {model.offer !== undefined && <QuickAccessQuestion offer={model.offer} />}
    </>
  );
});
