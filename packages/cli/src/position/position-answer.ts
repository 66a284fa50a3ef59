import { CentsFromReais } from '@aroeira/adapters-http/http';
import { HoldingWire } from '@aroeira/adapters-http/position';
import { formatBrl, formatPercent } from '@aroeira/domain/kernel';
import { isEmpty, type Position } from '@aroeira/domain/position';
import { POSITION_EMPTY } from '@aroeira/domain/position/messages';
import { left, right, table } from '../table.ts';

/** A position in the contract's words, money in reais. @see the command line's contract, `rules position` */
export const positionJson = ({ total, items }: Position) => ({
  total: CentsFromReais.encode(total),
  items: items.map(({ type, fundType, amount, percent }) => ({
    type,
    fundType: fundType?.key ?? null,
    [HoldingWire.names.amount]: CentsFromReais.encode(amount),
    percent,
    pension: fundType?.isPension ?? false,
  })),
});

/** With the total below: 100%, whatever the rounded percents add up to (decision Q078). */
export const positionTable = (position: Position): string =>
  isEmpty(position)
    ? POSITION_EMPTY
    : table(
        [left('Tipo'), right('Valor'), right('%')],
        [
          ...position.items.map(({ caption, amount, percent }) => [caption, formatBrl(amount), formatPercent(percent)]),
          ['Total', formatBrl(position.total), formatPercent(100)],
        ],
      );
