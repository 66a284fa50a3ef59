import { formatDay } from '@aroeira/domain/kernel';
import {
  movementDates,
  type KnownStatus,
  type Movement,
  waitingTransfer,
  type TransferCard,
} from '@aroeira/domain/movements';
import {
  DATE_CAPTIONS,
  movementAccount,
  operationCaption,
  ORDER_TEXTS,
  statusCaption,
} from '@aroeira/domain/movements/messages';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { Fact } from '../../ui/fact.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { AccountLines } from '../account-lines.tsx';

const STATUS_LOOKS: Readonly<Record<KnownStatus, { readonly className: string; readonly icon: IconName }>> = {
  pending: { className: 'badge is-warning', icon: 'clock' },
  created: { className: 'badge is-success', icon: 'check' },
  canceled: { className: 'badge is-neutral', icon: 'close' },
};

interface Props {
  readonly movement: Movement;
  /** Opens the data of the transfer. */
  readonly onPay: (card: TransferCard) => void;
}

/** One order of the client. @see spec B §4 Movement cards; decision 0300 */
export const MovementCard = ({ movement, onPay }: Props) => {
  const { operation, amount } = movement;
  const [account, transfer] = [movementAccount(movement), waitingTransfer(movement)];
  return (
    <li className="card movement">
      <div className="row between">
        <span className="name secondary strong">
          <Icon name={operation === 'investment' ? 'down-line' : 'up'} isSmall />
          {operationCaption(operation)}
        </span>
        <MovementStatus status={movement.status} />
      </div>
      <div className="movement-main">
        <h3>
          <MovementLink of={movement} />
        </h3>
        <p className="money-big">
          <Money amount={amount} />
        </p>
      </div>
      <dl className="facts">
        {movementDates(movement).map(({ kind, day }) => (
          <div key={kind}>
            <dt>{DATE_CAPTIONS[kind]}</dt>
            <dd className="num">{formatDay(day)}</dd>
          </div>
        ))}
        {account !== undefined && <Fact caption={account.caption} value={<AccountLines of={account.account} />} />}
      </dl>
      {transfer !== undefined && (
        <Button look="secondary" onPress={() => onPay(transfer)}>
          {ORDER_TEXTS.transfer}
        </Button>
      )}
    </li>
  );
};

/** The name of the fund, which leads to the page of the order. */
export const MovementLink = ({ of: { id, fundName } }: { readonly of: Movement }) => (
  <Link className="movement-link" href={`/movements/last-movements/${encodeURIComponent(id)}`}>
    {fundName}
  </Link>
);

/** The status of an order. One outside the catalogue has no colour and no picture. */
export const MovementStatus = ({ status }: Pick<Movement, 'status'>) => {
  const look = typeof status === 'string' ? STATUS_LOOKS[status] : undefined;
  return (
    <span className={look?.className ?? 'badge is-neutral'}>
      {look !== undefined && <Icon name={look.icon} isSmall />}
      {statusCaption(status)}
    </span>
  );
};
