import { deviceName, deviceTimes, type SignedInDevice } from '@aroeira/domain/access';
import { callFailureMessage } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useInject } from '../../composition/injection.tsx';
import { TOKENS } from '../../composition/tokens.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EndDeviceDialog } from './devices-end.dialog.tsx';
import { DevicesViewModel } from './devices.view-model.ts';
import { SecurityActivityList } from './security-activity-list.tsx';

/** 'Onde você está conectado': the client's signed-in devices, and what happened to the access. Decision 0112. */
export const DevicesCard = observer(() => {
  const devices = useInject(TOKENS.ClientDevices);
  const toasts = useInject(TOKENS.Toasts);
  const [model] = useState(() => new DevicesViewModel(devices, () => toasts.say('Sessão encerrada.')));
  const changes = useInject(TOKENS.AccessChanges);
  useEffect(() => void model.load(), [model]);
  useEffect(() => changes.listen(() => void model.refreshActivity()), [changes, model]);
  return (
    <>
      <section className="stack-8" aria-labelledby="devices">
        <h2 className="group" id="devices">
          Onde você está conectado
        </h2>
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
      </section>
      <SecurityActivityList model={model} />
    </>
  );
});

const Trouble = observer(({ model: { failure } }: { readonly model: DevicesViewModel }) => {
  const { environment } = useInject(TOKENS.Configuration);
  return failure === undefined ? null : <Alert body={callFailureMessage(failure, environment)} />;
});

const List = observer(({ model }: { readonly model: DevicesViewModel }) => {
  switch (model.list._tag) {
    case 'Loading':
      return (
        <div className="list-row" aria-busy="true">
          <Skeleton />
        </div>
      );
    case 'Failed':
      return (
        <ErrorState
          title="Não foi possível carregar"
          body="Não conseguimos listar seus dispositivos agora."
          retry="Tentar novamente"
          onRetry={() => void model.load()}
        />
      );
    case 'Loaded':
      return model.list.value.map((device) => (
        <DeviceRow key={device.loginId} device={device} onEnd={() => model.askToEnd({ _tag: 'One', device })} />
      ));
  }
});

const DeviceRow = ({ device, onEnd }: { readonly device: SignedInDevice; readonly onEnd: () => void }) => {
  // Several devices may have one name: the time of sign-in tells their buttons apart.
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
