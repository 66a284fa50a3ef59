import type { InvestAgain } from '@aroeira/domain/movements';
import { RECENT_QUESTIONS } from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import type { Asking } from '../../ui/asking.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

/** The question after an investment of the last two days. @see spec B §4 Investment flow 2 */
export const InvestAgainDialog = observer(({ asking }: { readonly asking: Asking<InvestAgain> }) =>
  asking.question === undefined ? null : (
    <ConfirmDialog
      question={RECENT_QUESTIONS.investment.question}
      body={RECENT_QUESTIONS.investment.body}
      yes="Sim"
      no="Não"
      onYes={() => asking.answer(true)}
      onNo={() => asking.answer(false)}
    />
  ),
);
