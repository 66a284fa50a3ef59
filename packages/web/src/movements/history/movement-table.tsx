import { formatDay, formatMonth } from '@aroeira/domain/kernel';
import {
  movementDates,
  waitingTransfer,
  type HistoryMonth,
  type Movement,
  type MovementDate,
  type TransferCard,
} from '@aroeira/domain/movements';
import {
  DATE_CAPTIONS,
  expectedOn,
  HISTORY_TEXTS,
  movementAccount,
  operationCaption,
  ORDER_TEXTS,
} from '@aroeira/domain/movements/messages';
import { memo } from 'react';
import { Money } from '../../ui/money.tsx';
import { AccountLines } from '../account-lines.tsx';
import { MovementLink, MovementStatus } from './movement-card.tsx';

interface Props {
  readonly months: readonly HistoryMonth[];
  /** Opens the data of the transfer. */
  readonly onPay: (card: TransferCard) => void;
}

/** The columns with a day. The day that is expected stands where the day will stand. */
const DAYS: readonly MovementDate['kind'][] = ['requested', 'performed', 'paid'];

const HEADS = [
  HISTORY_TEXTS.fund,
  HISTORY_TEXTS.operation,
  HISTORY_TEXTS.status,
  ...DAYS.map((kind) => DATE_CAPTIONS[kind]),
];

/** The orders of the client as a table, month by month. @see spec B §4 Movement cards; decision 0359 */
export const MovementTable = ({ months, onPay }: Props) => (
  <div className="card is-flush">
    <div className="movements-wide">
      <table className="table movements-table">
        <caption className="sr-only">{HISTORY_TEXTS.title}</caption>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col" className="is-end">
              {ORDER_TEXTS.amount}
            </th>
          </tr>
        </thead>
        {months.map(({ month, movements }) => (
          <tbody key={month}>
            <tr>
              <th scope="rowgroup" colSpan={HEADS.length + 1}>
                <h2 className="group">{formatMonth(month)}</h2>
              </th>
            </tr>
            {movements.map((movement) => (
              <MovementRow key={movement.id} movement={movement} onPay={onPay} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  </div>
);

interface RowProps extends Pick<Props, 'onPay'> {
  readonly movement: Movement;
}

/** More rows leave those alone that are there. */
const MovementRow = memo(({ movement, onPay }: RowProps) => {
  const { operation, status, amount } = movement;
  const [account, transfer] = [movementAccount(movement), waitingTransfer(movement)];
  return (
    <tr>
      <th scope="row">
        <MovementLink of={movement} />
        {account !== undefined && (
          <span className="caption">
            <span className="sr-only">{account.caption} </span>
            <AccountLines of={account.account} />
          </span>
        )}
      </th>
      <td>{operationCaption(operation)}</td>
      <td>
        <MovementStatus status={status} />
        {transfer !== undefined && (
          <button type="button" className="link" onClick={() => onPay(transfer)}>
            {ORDER_TEXTS.transfer}
          </button>
        )}
      </td>
      <Days movement={movement} />
      <td className="is-end">
        <Money amount={amount} />
      </td>
    </tr>
  );
});

const Days = ({ movement }: Pick<RowProps, 'movement'>) => {
  const days = new Map(movementDates(movement).map(({ kind, day }) => [kind, formatDay(day)]));
  const expected = days.get('expected');
  return DAYS.map((kind) => (
    <td key={kind} className="num">
      {kind === 'performed' && expected !== undefined ? expectedOn(expected) : (days.get(kind) ?? '–')}
    </td>
  ));
};
