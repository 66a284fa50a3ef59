import { BAND_ENDS, LIFE_LINE } from '@aroeira/domain/independence/messages';
import { cents, formatBrlWhole } from '@aroeira/domain/kernel';
import { memo } from 'react';
import { ChartAsData, ChartTable } from '../../ui/charts/chart-as-data.tsx';
import type { LifeFigures, LifeScale } from './life-figures.ts';

interface Props {
  readonly figures: LifeFigures;
  readonly scale: LifeScale;
  /** `undefined` where files cannot be kept. */
  readonly onKeep: (() => void) | undefined;
}

/** The figures of the chart as a table, and as a spreadsheet. */
export const LifeAsData = memo(({ figures, scale, onKeep }: Props) => (
  <ChartAsData onKeep={onKeep}>
    <LifeTable figures={figures} scale={scale} />
  </ChartAsData>
));

const LifeTable = ({ figures: { ages, steps, lines, band }, scale }: Omit<Props, 'onKeep'>) => {
  const columns = [
    ...lines.map(({ name, values }) => ({ name, values })),
    ...(band === undefined ? [] : [band.low, band.high].map((values, i) => ({ name: BAND_ENDS[i] ?? '', values }))),
  ];
  return (
    <ChartTable className="plan-table" label={`${LIFE_LINE.title} em tabela`} caption={LIFE_LINE.title}>
      <thead>
        <tr>
          <th scope="col">{scale === 'ages' ? 'Idade' : 'Ano'}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col" className="is-end">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ages.map((age, at) => (
          <tr key={age}>
            <th scope="row">{scale === 'ages' ? `${age} anos` : steps[at]}</th>
            {columns.map(({ name, values }) => (
              <td key={name}>{formatBrlWhole(cents(values[at] ?? 0))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ChartTable>
  );
};
