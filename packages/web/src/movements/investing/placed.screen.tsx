import { AFTER_INVESTING, HISTORY_TEXTS, ORDER_TEXTS } from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { DoneHead } from '../done-head.tsx';
import { ReceiptButtons } from '../receipt/receipt-buttons.tsx';
import { OrderHead } from './order-head.tsx';
import { TransferFacts, TransferWarning } from '../transfer-facts.tsx';
import type { PlacedViewModel } from './placed.view-model.ts';
import '../movements.css';
import '../order-bar.css';
import './investing.css';

interface Props {
  readonly model: PlacedViewModel;
}

/** An investment that was made: where to send the money. @see spec B §4 Investment flow 6 */
export const PlacedScreen = ({ model }: Props) => {
  const { cards, total, copying, finish } = model;
  return (
    <div className="page">
      <DoneHead title={AFTER_INVESTING.title}>{AFTER_INVESTING.balance}</DoneHead>
      <div className="order-columns">
        <div className="order-side">
          <TransferWarning />
        </div>
        <ul className="stack" aria-label={ORDER_TEXTS.transfer}>
          {cards.map((card) => (
            <li key={card.fundName} className="card stack order-card">
              <OrderHead fundName={card.fundName} fundType={card.fundType} amount={card.amount} />
              <TransferFacts card={card} copying={copying} />
            </li>
          ))}
        </ul>
        <div className="stack-8">
          <PlacedReceipt model={model} />
          <ButtonLink to="/movements/last-movements" look="text">
            {HISTORY_TEXTS.title}
          </ButtonLink>
        </div>
        <div className="order-bar">
          <div className="order-bar-line">
            {total !== undefined && (
              <p className="order-total">
                <span className="secondary">{ORDER_TEXTS.total}</span>
                <span className="money money-big">{total}</span>
              </p>
            )}
            <Button onPress={finish}>{ORDER_TEXTS.finish}</Button>
          </div>
        </div>
      </div>
    </div>
  );
};

const PlacedReceipt = observer(({ model }: Props) =>
  model.order === undefined ? null : <ReceiptButtons model={model.receipt} order={model.order} />,
);
