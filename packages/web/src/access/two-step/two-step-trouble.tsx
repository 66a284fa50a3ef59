import { twoStepMessage } from '@aroeira/domain/access/messages';
import { observer } from 'mobx-react-lite';
import { useDeployment } from '../../composition/deployment.ts';
import { FailureAlert } from '../../ui/feedback/support-code.tsx';
import type { TwoStepSettingsViewModel } from './two-step-settings.view-model.ts';

/** Why the last change failed. The field of the code shows that the code is missing. */
export const TwoStepTrouble = observer(({ model }: { readonly model: TwoStepSettingsViewModel }) => {
  const { environment } = useDeployment();
  const { failure } = model.changing;
  if (failure === undefined || failure._tag === 'CodeMissing') return null;
  return <FailureAlert failure={failure} body={twoStepMessage(failure, environment)} />;
});
