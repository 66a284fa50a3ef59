import { callFailureMessage } from '@aroeira/domain/kernel/messages';
import { copyFailureMessage } from '@aroeira/domain/profile/messages';
import { observer } from 'mobx-react-lite';
import { useDeployment } from '../../composition/deployment.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import type { CopyViewModel } from './copy.view-model.ts';

/** 'Levar uma cópia': everything that is kept, in one file. @see decision 0240 */
export const CopyCard = observer(({ model: { call, canKeepFiles, take } }: { readonly model: CopyViewModel }) => {
  const { environment } = useDeployment();
  return (
    <Card title="Levar uma cópia">
      <p className="secondary">
        Um arquivo ZIP com tudo o que guardamos sobre você, em JSON e em planilhas CSV. Ele tem dados sigilosos: guarde
        em um lugar seguro.
      </p>
      {call.failure !== undefined && (
        <Alert body={copyFailureMessage(call.failure, (failure) => callFailureMessage(failure, environment))} />
      )}
      {canKeepFiles ? (
        <Button look="secondary" icon="download" isBusy={call.isBusy} onPress={() => void take()}>
          Baixar meus dados
        </Button>
      ) : (
        <p className="strong">Para baixar, abra o portal no navegador.</p>
      )}
    </Card>
  );
});
