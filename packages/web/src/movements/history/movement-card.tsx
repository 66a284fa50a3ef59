import { formatDay } from '@aroeira/domain/kernel';
import {
  DATE_CAPTIONS,
  movementDates,
  operationCaption,
  statusCaption,
  type KnownStatus,
  type Movement,
} from '@aroeira/domain/movements';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';

const STATUS_LOOKS: Readonly<Record<KnownStatus, { readonly className: string; readonly icon: IconName }>> = {
  pending: { className: 'badge is-warning', icon: 'clock' },
  created: { className: 'badge is-success', icon: 'check' },
  canceled: { className: 'badge is-neutral', icon: 'close' },
};

/** One order of the client. @see spec B §4 Movement cards */
export const MovementCard = ({ movement }: { readonly movement: Movement }) => {
  const { fundName, operation, amount } = movement;
  return (
    <li className="card movement">
      <div className="row between">
        <span className="name secondary strong">
          <Icon name={operation === 'investment' ? 'down-line' : 'up'} isSmall />
          {operationCaption(operation)}
        </span>
        <Status status={movement.status} />
      </div>
      <div className="movement-main">
        <h3>{fundName}</h3>
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
      </dl>
    </li>
  );
};

/** A status outside the catalogue has no colour and no picture. */
const Status = ({ status }: Pick<Movement, 'status'>) => {
  const look = typeof status === 'string' ? STATUS_LOOKS[status] : undefined;
  return (
    <span className={look?.className ?? 'badge is-neutral'}>
      {look !== undefined && <Icon name={look.icon} isSmall />}
      {statusCaption(status)}
    </span>
  );
};
