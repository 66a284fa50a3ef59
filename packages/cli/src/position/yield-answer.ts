import { graphWire } from '@aroeira/adapters-http/position';
import { formatDay, formatPercent } from '@aroeira/domain/kernel';
import type { YieldHistory } from '@aroeira/domain/position';
import { YIELD_EMPTY, YIELD_SERIES } from '@aroeira/domain/position/messages';
import { left, right, table } from '../table.ts';

/** A yield in the words of the wire, with its period. @see decision 0142 */
export const yieldJson = (period: string, history: YieldHistory) => ({ period, ...graphWire(history) });

/** A yield as a table, with the total of the period below. It has only the server's points, without a start of 0. */
export const yieldTable = ({ points, total }: YieldHistory): string =>
  points.length === 0
    ? YIELD_EMPTY
    : table(
        [left('Data'), right(YIELD_SERIES.portfolio), right(YIELD_SERIES.ipca)],
        [
          ...points.map(({ day, portfolio, ipca }) => [formatDay(day), formatPercent(portfolio), formatPercent(ipca)]),
          ['Total', formatPercent(total.portfolio), formatPercent(total.ipca)],
        ],
      );
