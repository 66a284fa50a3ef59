import { twoStepMessage } from '@aroeira/domain/access';
import { observer } from 'mobx-react-lite';
import { useInject } from '../../composition/injection.tsx';
import { TOKENS } from '../../composition/tokens.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import type { TwoStepSettingsViewModel } from './two-step-settings.view-model.ts';

/** Why the last change did not go through. A missing code is told at its field instead. */
export const TwoStepTrouble = observer(({ model: { failure } }: { readonly model: TwoStepSettingsViewModel }) => {
  const { environment } = useInject(TOKENS.Configuration);
  if (failure === undefined || failure._tag === 'CodeMissing') return null;
  return <Alert body={twoStepMessage(failure, environment)} />;
});
