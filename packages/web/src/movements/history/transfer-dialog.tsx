import type { TransferCard } from '@aroeira/domain/movements';
import { ORDER_TEXTS } from '@aroeira/domain/movements/messages';
import { Button } from '../../ui/button.tsx';
import type { Copying } from '../../ui/copying.ts';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { TransferFacts, TransferWarning } from '../transfer-facts.tsx';

interface Props {
  readonly card: TransferCard;
  readonly copying: Copying;
  readonly onClose: () => void;
}

/** Where to pay an investment that waits, as the page after the order had it. @see decision 0300 */
export const TransferDialog = ({ card, copying, onClose }: Props) => (
  <Modal
    title={ORDER_TEXTS.transfer}
    onClose={onClose}
    actions={
      <Button look="secondary" onPress={onClose}>
        {ORDER_TEXTS.close}
      </Button>
    }
  >
    <div className="stack">
      <div className="stack-8">
        <p className="secondary">{card.fundName}</p>
        <p className="money money-big">{card.amount}</p>
      </div>
      <TransferWarning />
      <TransferFacts card={card} copying={copying} />
    </div>
  </Modal>
);
