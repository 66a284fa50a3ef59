import { isCallFailure } from '@aroeira/domain/kernel';
import { downloadMessage } from '@aroeira/domain/kernel/messages';
import { RECEIPT_TEXTS, receiptMessage } from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/button.tsx';
import { FailureAlert } from '../../ui/feedback/support-code.tsx';
import type { Receipted, ReceiptModel } from './receipt.view-model.ts';

interface Props {
  readonly model: ReceiptModel;
  readonly order: Receipted;
}

/** 'Baixar comprovante', and 'Compartilhar' where the device can. A failure keeps the page. @see decision 0372 */
export const ReceiptButtons = observer(({ model, order }: Props) => {
  const { saving, sharing, canShare } = model;
  const problem = problemOf(model);
  return (
    <div className="stack-8">
      {problem !== undefined && <FailureAlert failure={saving.failure ?? sharing.failure} body={problem} />}
      <Button look="secondary" icon="download" isBusy={saving.isBusy} onPress={() => void model.save(order)}>
        {RECEIPT_TEXTS.save}
      </Button>
      {canShare && (
        <Button look="secondary" isBusy={sharing.isBusy} onPress={() => void model.share(order)}>
          {RECEIPT_TEXTS.share}
        </Button>
      )}
    </div>
  );
});

const problemOf = ({ saving, sharing }: ReceiptModel): string | undefined => {
  const failure = saving.failure ?? sharing.failure;
  // The portal itself tells the client that the session ended.
  if (failure === undefined || failure._tag === 'NoSession') return undefined;
  if (failure._tag === 'NotShared') return RECEIPT_TEXTS.notShared;
  return failure._tag === 'ReceiptNotFound' || isCallFailure(failure)
    ? receiptMessage(failure)
    : downloadMessage(failure);
};
