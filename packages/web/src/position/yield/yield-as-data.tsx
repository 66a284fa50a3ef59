import { formatDay, formatPercent } from '@aroeira/domain/kernel';
import type { YieldPoint } from '@aroeira/domain/position';
import { YIELD_SERIES } from '@aroeira/domain/position/messages';
import { memo } from 'react';
import { ChartAsData, ChartTable } from '../../ui/charts/chart-as-data.tsx';

interface Props {
  readonly points: readonly YieldPoint[];
  /** `undefined` where files cannot be kept. */
  readonly onKeep: (() => void) | undefined;
}

/** The figures of the chart as a table, and as a spreadsheet. The table has thousands of rows: it is made when asked for. */
export const YieldAsData = memo(({ points, onKeep }: Props) => (
  <ChartAsData onKeep={onKeep} table={() => <YieldTable points={points} />} />
));

const LABEL = 'Rentabilidade acumulada desde o início do período, sem previdência';

/** The newest day first, as in a bank statement. */
const YieldTable = ({ points }: Pick<Props, 'points'>) => (
  <ChartTable label={LABEL} caption={LABEL}>
    <thead>
      <tr>
        <th scope="col">Data</th>
        <th scope="col" className="is-end">
          {YIELD_SERIES.portfolio}
        </th>
        <th scope="col" className="is-end">
          {YIELD_SERIES.ipca}
        </th>
      </tr>
    </thead>
    <tbody>
      {points.toReversed().map(({ day, portfolio, ipca }) => (
        <tr key={day}>
          <th scope="row">{formatDay(day)}</th>
          <td>{formatPercent(portfolio)}</td>
          <td>{formatPercent(ipca)}</td>
        </tr>
      ))}
    </tbody>
  </ChartTable>
);
