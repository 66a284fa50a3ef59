import { objectiveFailureMessage, removalQuestion } from '@aroeira/domain/independence/messages';
import { observer } from 'mobx-react-lite';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { FailureAlert } from '../../ui/feedback/support-code.tsx';
import type { ObjectiveRemoval } from './objective-removal.ts';

interface Props {
  readonly removal: ObjectiveRemoval;
}

/** The question before a removal. */
export const RemovalQuestion = observer(({ removal: { asking } }: Props) =>
  asking.question === undefined ? null : (
    <ConfirmDialog
      question={removalQuestion(asking.question.title)}
      yes="Remover"
      no="Cancelar"
      isDanger
      onYes={() => asking.answer(true)}
      onNo={() => asking.answer(false)}
    />
  ),
);

/** Why an objective was not removed. */
export const RemovalFailure = observer(({ removal: { call } }: Props) =>
  call.failure === undefined ? null : (
    <FailureAlert failure={call.failure} body={objectiveFailureMessage(call.failure)} />
  ),
);
