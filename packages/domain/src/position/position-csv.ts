import { amountCell, csv, percentCell } from '../kernel/csv.ts';
import type { Position } from './position.ts';

/** What the dashboard shows. The total is 100%, whatever the rounded percents add up to (decision Q078). */
export const positionCsv = ({ items, total }: Position): string =>
  csv([
    ['Tipo', 'Valor (R$)', '%', 'Previdência'],
    ...items.map(({ caption, amount, percent, fundType }) => [
      caption,
      amountCell(amount),
      percentCell(percent),
      fundType?.isPension ? 'Sim' : 'Não',
    ]),
    ['Total', amountCell(total), percentCell(100), ''],
  ]);
