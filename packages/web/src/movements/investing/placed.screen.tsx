import { AFTER_INVESTING, INVESTING_TEXTS, ORDER_TAKEN, ORDER_TEXTS } from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/button.tsx';
import { DoneHead } from '../done-head.tsx';
import { NextSteps } from '../next-steps.tsx';
import { OrderBar, OrderSum } from '../order-bar.tsx';
import { ReceiptButtons } from '../receipt/receipt-buttons.tsx';
import { OrderHead } from './order-head.tsx';
import { TransferFacts, TransferWarning } from '../transfer-facts.tsx';
import type { PlacedViewModel } from './placed.view-model.ts';
import './investing.css';

interface Props {
  readonly model: PlacedViewModel;
}

/** An investment that was made: where to send the money, and what follows. @see spec B §4 Investment flow 6; decision 0376 */
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
        <PlacedSteps model={model} />
        <OrderBar
          total={total === undefined ? undefined : <OrderSum>{total}</OrderSum>}
          action={<Button onPress={finish}>{ORDER_TEXTS.finish}</Button>}
        />
      </div>
    </div>
  );
};

/** What happens now, and the receipt. The list of the orders comes later than the page. */
const PlacedSteps = observer(({ model }: Props) => {
  const [order] = model.orders;
  return (
    <div className="stack-24 order-side is-second">
      <NextSteps
        steps={model.steps}
        operation="investment"
        otherwise={{
          requested: ORDER_TAKEN,
          paid: INVESTING_TEXTS.paymentBy,
          performed: INVESTING_TEXTS.inBalanceBy,
        }}
      />
      {order !== undefined && <ReceiptButtons model={model.receipt} order={order} />}
    </div>
  );
});
