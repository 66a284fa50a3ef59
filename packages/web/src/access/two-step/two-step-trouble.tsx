import { twoStepMessage } from '@aroeira/domain/access';
import { observer } from 'mobx-react-lite';
import { useDeployment } from '../../composition/deployment.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import type { TwoStepSettingsViewModel } from './two-step-settings.view-model.ts';

/** Why the last change did not go through. A missing code is told at its field instead. */
export const TwoStepTrouble = observer(({ model }: { readonly model: TwoStepSettingsViewModel }) => {
  const { environment } = useDeployment();
  const { failure } = model.changing;
  if (failure === undefined || failure._tag === 'CodeMissing') return null;
  return <Alert body={twoStepMessage(failure, environment)} />;
});
