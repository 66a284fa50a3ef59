import { MovementWire } from '@aroeira/adapters-http/movements';
import { formatBrl } from '@aroeira/domain/kernel';
import { type Movement, waitingTransfer, type TransferCard } from '@aroeira/domain/movements';
import {
  DATE_CAPTIONS,
  DATE_KINDS,
  HISTORY_TEXTS,
  LIST_TEXTS,
  movementCells,
  ORDER_TEXTS,
  transferFacts,
} from '@aroeira/domain/movements/messages';
import { type Column, facts, left, right, table } from '../../table.ts';

type Movements = readonly Movement[];

/** Movements in the names and words of the wire. @see decision 0142 */
export const movementsJson = (movements: Movements) => movements.map(MovementWire.encode);

const COLUMNS: readonly Column[] = [
  ...[HISTORY_TEXTS.fund, HISTORY_TEXTS.operation, HISTORY_TEXTS.status].map(left),
  right('Valor'),
  ...DATE_KINDS.map((kind) => left(DATE_CAPTIONS[kind])),
  left(HISTORY_TEXTS.account),
];

/** One line for each movement, with all that its card shows. Then where to pay each investment that waits. */
export const movementsTable = (movements: Movements): string => {
  if (movements.length === 0) return LIST_TEXTS.noMovements;
  const waiting = movements.flatMap((movement) => waitingTransfer(movement) ?? []);
  return [
    table(
      COLUMNS,
      movements.map((movement) => movementCells(movement, formatBrl)),
    ),
    ...(waiting.length === 0 ? [] : [ORDER_TEXTS.transfer]),
    ...waiting.map(transferBlock),
  ].join('\n\n');
};

/** The facts of one transfer, with its fund and amount. */
export const transferBlock = (card: TransferCard): string =>
  facts([[ORDER_TEXTS.fund, card.fundName], [ORDER_TEXTS.amount, card.amount], ...transferFacts(card)]);
