import { MovementWire } from '@aroeira/adapters-http/movements';
import { amountCell, csv, formatBrl, formatDay } from '@aroeira/domain/kernel';
import {
  DATE_CAPTIONS,
  LIST_TEXTS,
  movementDates,
  operationCaption,
  statusCaption,
  type Movement,
  type MovementDate,
} from '@aroeira/domain/movements';
import { type Column, left, right, table } from '../../table.ts';

type Movements = readonly Movement[];

/** Movements in the names and words of the wire. @see decision 0142 */
export const movementsJson = (movements: Movements) => movements.map(MovementWire.encode);

const DATES: readonly MovementDate['kind'][] = ['requested', 'expected', 'performed', 'paid'];
const dateHeads = DATES.map((kind) => DATE_CAPTIONS[kind]);

const COLUMNS: readonly Column[] = [
  ...['Fundo', 'Operação', 'Status'].map(left),
  right('Valor'),
  ...dateHeads.map(left),
];

/** One line for each movement, with all that its card shows. */
export const movementsTable = (movements: Movements): string =>
  movements.length === 0 ? LIST_TEXTS.noMovements : table(COLUMNS, movements.map(cellsOf(formatBrl)));

/** The same for a spreadsheet. */
export const movementsCsv = (movements: Movements): string =>
  csv([['Fundo', 'Operação', 'Status', 'Valor (R$)', ...dateHeads], ...movements.map(cellsOf(amountCell))]);

/** What a card shows: fund, operation, status, value, and the dates that it has. @see spec B §3 Movement, B §4 Movement cards */
const cellsOf =
  (money: (amount: Movement['amount']) => string) =>
  (movement: Movement): readonly string[] => {
    const days = new Map(movementDates(movement).map(({ kind, day }) => [kind, formatDay(day)]));
    return [
      movement.fundName,
      operationCaption(movement.operation),
      statusCaption(movement.status),
      money(movement.amount),
      ...DATES.map((kind) => days.get(kind) ?? ''),
    ];
  };
