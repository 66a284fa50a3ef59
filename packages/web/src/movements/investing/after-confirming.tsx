import type { PlacedInvestment } from '@aroeira/domain/movements';
import { INVESTING_TEXTS } from '@aroeira/domain/movements/messages';
import { useId } from 'react';
import type { Copying } from '../../ui/copying.ts';
import { Fact } from '../../ui/fact.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TransferFacts } from '../transfer-facts.tsx';

interface Props {
  readonly cards: PlacedInvestment['cards'];
  readonly copying: Copying;
}

/** What the client does after the confirmation, and where they will pay. @see spec B §4 Investment flow 6; decision 0377 */
export const AfterConfirming = ({ cards, copying }: Props) => {
  const id = useId();
  return (
    <section className="card is-well stack" aria-labelledby={id}>
      <h2 id={id}>{INVESTING_TEXTS.afterConfirming}</h2>
      <dl className="facts">
        <Fact caption={INVESTING_TEXTS.payment} value={INVESTING_TEXTS.paymentBy} />
        <Fact caption={INVESTING_TEXTS.inBalance} value={INVESTING_TEXTS.inBalanceBy} />
      </dl>
      <Disclosure head={INVESTING_TEXTS.showTransfers}>
        <ul className="stack-24 order-card">
          {cards.map((card) => (
            <li key={card.fundName} className="stack">
              <h3>{card.fundName}</h3>
              <TransferFacts card={card} copying={copying} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
};
