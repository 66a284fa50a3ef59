import { MovementWire } from '@aroeira/adapters-http/movements';
import { formatBrl } from '@aroeira/domain/kernel';
import {
  DATE_CAPTIONS,
  DATE_KINDS,
  HISTORY_TEXTS,
  LIST_TEXTS,
  movementCells,
  type Movement,
} from '@aroeira/domain/movements';
import { type Column, left, right, table } from '../../table.ts';

type Movements = readonly Movement[];

/** Movements in the names and words of the wire. @see decision 0142 */
export const movementsJson = (movements: Movements) => movements.map(MovementWire.encode);

const COLUMNS: readonly Column[] = [
  ...[HISTORY_TEXTS.fund, HISTORY_TEXTS.operation, HISTORY_TEXTS.status].map(left),
  right('Valor'),
  ...DATE_KINDS.map((kind) => left(DATE_CAPTIONS[kind])),
];

/** One line for each movement, with all that its card shows. */
export const movementsTable = (movements: Movements): string =>
  movements.length === 0
    ? LIST_TEXTS.noMovements
    : table(
        COLUMNS,
        movements.map((movement) => movementCells(movement, formatBrl)),
      );
