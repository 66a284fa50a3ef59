import { AFTER_INVESTING, ORDER_TEXTS } from '@aroeira/domain/movements/messages';
import { Button } from '../../ui/button.tsx';
import { DoneHead } from '../done-head.tsx';
import { OrderHead } from './order-head.tsx';
import { TransferFacts, TransferWarning } from '../transfer-facts.tsx';
import type { PlacedViewModel } from './placed.view-model.ts';
import '../movements.css';
import '../order-bar.css';
import './investing.css';

/** An investment that was made: where to send the money. @see spec B §4 Investment flow 6 */
export const PlacedScreen = ({ model: { cards, total, copying, finish } }: { readonly model: PlacedViewModel }) => (
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
