import { AFTER_INVESTING, ORDER_TEXTS } from '@aroeira/domain/movements/messages';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DoneTitle } from '../done-title.tsx';
import { TransferFacts, TransferWarning } from '../transfer-facts.tsx';
import type { PlacedViewModel } from './placed.view-model.ts';
import '../movements.css';
import './investing.css';

/** An investment that was made: where to send the money. @see spec B §4 Investment flow 6 */
export const PlacedScreen = ({ model: { cards, copying, finish } }: { readonly model: PlacedViewModel }) => (
  <div className="page is-form">
    <div className="stack-8">
      <span className="disc is-large">
        <Icon name="check" />
      </span>
      <DoneTitle>{AFTER_INVESTING.title}</DoneTitle>
      <p className="secondary">{AFTER_INVESTING.balance}</p>
    </div>
    <TransferWarning />
    <ul className="stack" aria-label={ORDER_TEXTS.transfer}>
      {cards.map((card) => (
        <li key={card.fundName} className="card stack order-card">
          <div className="order-head">
            <h2>{card.fundName}</h2>
            <p className="money money-big">{card.amount}</p>
          </div>
          <TransferFacts card={card} copying={copying} />
        </li>
      ))}
    </ul>
    <div className="invest-bar">
      <Button onPress={finish}>{ORDER_TEXTS.finish}</Button>
    </div>
  </div>
);
