import { deviceName } from '@aroeira/domain/access/messages';
import { observer } from 'mobx-react-lite';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import type { DevicesViewModel, Ending } from './devices.view-model.ts';

/** Asks before a device is signed out. */
export const EndDeviceDialog = observer(({ model }: { readonly model: DevicesViewModel }) => {
  if (model.ending === undefined) return null;
  return (
    <ConfirmDialog
      question={questionOf(model.ending)}
      body="Para voltar a usar o portal lá, será preciso entrar com a senha."
      yes="Encerrar"
      no="Voltar"
      isBusy={model.endCall.isBusy}
      onYes={() => void model.end()}
      onNo={model.keep}
    />
  );
});

const questionOf = (ending: Ending): string =>
  ending._tag === 'One'
    ? `Encerrar a sessão em ${deviceName(ending.device)}?`
    : 'Encerrar a sessão em todos os outros dispositivos?';
