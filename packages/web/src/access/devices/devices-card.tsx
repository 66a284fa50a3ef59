import type { SignedInDevice } from '@aroeira/domain/access';
import { deviceName, deviceTimes } from '@aroeira/domain/access/messages';
import { callFailureMessage } from '@aroeira/domain/kernel/messages';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useDeployment } from '../../composition/deployment.ts';
import { FailureAlert } from '../../ui/feedback/support-code.tsx';
import { Button } from '../../ui/button.tsx';
import { Group } from '../../ui/group.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import type { DevicesViewModel, Ending } from './devices.view-model.ts';
import { SecurityActivityList } from './security-activity-list.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

/** 'Onde você está conectado': the client's signed-in devices, and what happened to the access. Decision 0112. */
export const DevicesCard = observer(({ model }: { readonly model: DevicesViewModel }) => (
  <>
    <Group title="Onde você está conectado">
      <Trouble model={model} />
      <div className="card is-flush rows">
        <List model={model} />
      </div>
      {model.hasOthers && (
        <Button look="text-danger" icon="leave" onPress={() => model.askToEnd({ _tag: 'Others' })}>
          Encerrar as outras sessões
        </Button>
      )}
      <EndDeviceDialog model={model} />
    </Group>
    <SecurityActivityList model={model} />
  </>
));

const Trouble = observer(({ model: { endCall } }: { readonly model: DevicesViewModel }) => {
  const { environment } = useDeployment();
  return endCall.failure === undefined ? null : (
    <FailureAlert failure={endCall.failure} body={callFailureMessage(endCall.failure, environment)} />
  );
});

const List = ({ model }: { readonly model: DevicesViewModel }) => (
  <WhenLoaded
    loaded={model.list}
    failed={{ title: 'Não foi possível carregar os seus dispositivos' }}
    waiting={
      <div className="list-row">
        <Skeleton />
      </div>
    }
  >
    {(devices) =>
      devices.map((device) => (
        <DeviceRow key={device.loginId} device={device} onEnd={() => model.askToEnd({ _tag: 'One', device })} />
      ))
    }
  </WhenLoaded>
);

const DeviceRow = ({ device, onEnd }: { readonly device: SignedInDevice; readonly onEnd: () => void }) => {
  // Several devices may have one name. The time of sign-in tells their buttons apart.
  const id = useId();
  return (
    <div className="list-row">
      <Icon name={device.kind === 'app' ? 'phone' : 'screen'} />
      <span className="grow">
        <span className="strong">{deviceName(device)}</span>
        {deviceTimes(device).map((line, index) => (
          <span key={line} id={`${id}-${index}`} className="secondary">
            {line}
          </span>
        ))}
      </span>
      {device.isThis ? (
        <span className="badge">Este dispositivo</span>
      ) : (
        <IconButton
          icon="leave"
          label={`Encerrar a sessão em ${deviceName(device)}`}
          describedBy={`${id}-0`}
          onPress={onEnd}
        />
      )}
    </div>
  );
};

/** Asks before a device is signed out. */
const EndDeviceDialog = observer(({ model }: { readonly model: DevicesViewModel }) => {
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
