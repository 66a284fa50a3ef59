import { AFTER_INVESTING, ORDER_TEXTS } from '@aroeira/domain/movements';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { Copying } from '../../ui/copying.ts';
import { Icon } from '../../ui/icon.tsx';
import { DoneTitle } from '../done-title.tsx';
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
    <div className="alert" role="alert">
      <Icon name="alert" isSmall />
      <div className="stack-8">
        <p>
          <b>{AFTER_INVESTING.heading}</b> {AFTER_INVESTING.transfer}
        </p>
        <p>{AFTER_INVESTING.bradesco}</p>
      </div>
    </div>
    <ul className="stack" aria-label="Dados para o TED">
      {cards.map((card) => (
        <li key={card.fundName} className="card stack order-card">
          <div className="order-head">
            <h2>{card.fundName}</h2>
            <p className="money money-big">{card.amount}</p>
          </div>
          <dl className="copies">
            {(
              [
                [ORDER_TEXTS.cnpj, card.cnpj],
                [ORDER_TEXTS.bank, card.bank],
                [ORDER_TEXTS.branch, card.branch],
                [ORDER_TEXTS.account, card.account],
              ] as const
            ).map(([caption, value]) => (
              <Copied key={caption} copying={copying} fundName={card.fundName} caption={caption} value={value} />
            ))}
          </dl>
        </li>
      ))}
    </ul>
    <div className="invest-bar">
      <Button onPress={finish}>{ORDER_TEXTS.finish}</Button>
    </div>
  </div>
);

interface CopiedProps {
  readonly copying: Copying;
  readonly fundName: string;
  readonly caption: string;
  readonly value: string;
}

/** One fact of the transfer with its button. The check stays for two seconds. @see spec B §4 Investment flow 6, B §9 */
const Copied = ({ copying, fundName, caption, value }: CopiedProps) => (
  <div className="copy">
    <dt>{caption}</dt>
    <dd className="num">{value}</dd>
    <dd className="copy-end">
      <CopyButton copying={copying} name={`${caption} ${fundName}`} value={value} />
    </dd>
  </div>
);
