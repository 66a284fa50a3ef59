import type { TransferCard } from '@aroeira/domain/movements';
import { AFTER_INVESTING, ORDER_TEXTS, transferFacts, transferText } from '@aroeira/domain/movements/messages';
import { CopyButton } from '../ui/copy-button.tsx';
import type { Copying } from '../ui/copying.ts';
import { Icon } from '../ui/icon.tsx';
import './transfer-facts.css';

/** What a transfer may not be. It stands wherever the client reads where to pay. @see spec B §4 Investment flow 6 */
export const TransferWarning = () => (
  <div className="alert" role="alert">
    <Icon name="alert" isSmall />
    <div className="stack-8">
      <p>
        <b>{AFTER_INVESTING.heading}</b> {AFTER_INVESTING.transfer}
      </p>
      <p>{AFTER_INVESTING.bradesco}</p>
    </div>
  </div>
);

/** The facts of one transfer, each with its button. The check stays for two seconds. @see spec B §4 Investment flow 6, B §9 */
export const TransferFacts = ({ card, copying }: { readonly card: TransferCard; readonly copying: Copying }) => (
  <div className="transfer">
    <dl className="copies">
      {transferFacts(card).map(([caption, value]) => (
        <div key={caption} className="copy">
          <dt>{caption}</dt>
          <dd className="num">{value}</dd>
          <dd className="copy-end">
            <CopyButton copying={copying} name={`${caption} ${card.fundName}`} value={value} />
          </dd>
        </div>
      ))}
    </dl>
    <CopyButton
      copying={copying}
      name={`${ORDER_TEXTS.transfer} ${card.fundName}`}
      value={transferText(card)}
      caption={ORDER_TEXTS.copyAll}
    />
  </div>
);
