import { REGISTRATION_TEXTS } from '@aroeira/domain/registration/messages';
import { observer } from 'mobx-react-lite';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import type { UnsavedEdits } from '../../ui/forms/unsaved-edits.ts';

/** Asks whether the edits of a page may be lost. */
export const DiscardQuestion = observer(({ edits: { asking } }: { readonly edits: UnsavedEdits }) =>
  asking.question === undefined ? null : (
    <ConfirmDialog
      question={REGISTRATION_TEXTS.discardChanges}
      yes="Sim"
      no="Não"
      onYes={() => asking.answer(true)}
      onNo={() => asking.answer(false)}
    />
  ),
);
