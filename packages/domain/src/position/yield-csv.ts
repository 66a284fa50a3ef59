import { csv, percentCell } from '../kernel/csv.ts';
import { formatDay } from '../kernel/formats.ts';
import { YIELD_SERIES } from './yield.messages.ts';
import type { YieldHistory } from './yield.ts';

/** A yield for a spreadsheet. It has no total, since the last day has it. */
export const yieldCsv = ({ points }: Pick<YieldHistory, 'points'>): string =>
  csv([
    ['Data', `${YIELD_SERIES.portfolio} (%)`, `${YIELD_SERIES.ipca} (%)`],
    ...points.map(({ day, portfolio, ipca }) => [formatDay(day), percentCell(portfolio), percentCell(ipca)]),
  ]);
