import { formatPercent, formatDay } from '@aroeira/domain/kernel';
import type { YieldChart, YieldPoint } from '@aroeira/domain/position';
import { YIELD_EMPTY, YIELD_SERIES, yieldSentence } from '@aroeira/domain/position/messages';
import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue } from 'react';
import { Card } from '../../ui/card.tsx';
import type { ChartFigures } from '../../ui/charts/line-chart/drawing.ts';
import { Legend } from '../../ui/charts/line-chart/legend.tsx';
import { LineChart } from '../../ui/charts/line-chart/line-chart.tsx';
import { oncePer } from '../../ui/charts/line-chart/once-per.ts';
import { BrokenSprig } from '../../ui/feedback/broken-sprig.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { RetryButton } from '../../ui/feedback/retry-button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Segments } from '../../ui/segments.tsx';
import type { YieldViewModel } from './yield.view-model.ts';
import { ChartAsData, ChartTable } from '../../ui/charts/chart-as-data.tsx';
import './yield.css';

interface Props {
  readonly model: YieldViewModel;
}

/** What the portfolio yielded against IPCA. It has percents only, so it does not depend on the hidden position. */
export const YieldCard = ({ model }: Props) => (
  <Card title="Rentabilidade">
    <Periods model={model} />
    <Shown model={model} />
  </Card>
);

/** An object puts a key of digits first, as 2026: the keys begin with a letter. */
const keyOf = ({ value }: YieldViewModel['period']): string => `period-${value}`;

const Periods = observer(({ model }: Props) => (
  <Segments
    label="Período"
    isLabelHidden
    options={Object.fromEntries(model.periods.map((period) => [keyOf(period), period.caption]))}
    value={keyOf(model.period)}
    onChange={(key) => {
      const chosen = model.periods.find((period) => keyOf(period) === key);
      if (chosen !== undefined) void model.choose(chosen);
    }}
  />
));

const Shown = observer(({ model }: Props) => {
  const { chart } = model;
  switch (chart._tag) {
    case 'NotYet':
      return <Waiting />;
    case 'Failed':
      return <NotLoaded onRetry={() => void model.open()} />;
    case 'Empty':
      return <EmptyState title={YIELD_EMPTY} body="Escolha outro período." />;
    case 'Drawn':
      return <Drawn chart={chart} model={model} />;
  }
});

const Waiting = () => (
  <div className="yield-waiting" aria-busy="true">
    <Skeleton />
    <Skeleton />
  </div>
);

/** No alert: the client came for the position (decision 0141). */
const NotLoaded = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className="empty yield-missing">
    <BrokenSprig />
    <h3>Não foi possível carregar a rentabilidade</h3>
    <RetryButton onPress={onRetry} />
  </div>
);

const LOOKS = {
  portfolio: { tone: 'tone-a', isDashed: false },
  ipca: { tone: 'tone-b', isDashed: true },
} as const;

type DrawnChart = YieldChart & { readonly _tag: 'Drawn' };

/** The same figures for the same chart: a period that was shown before costs no frame again. */
const figuresOf = oncePer(
  ({ lines }: DrawnChart): ChartFigures => ({
    days: lines[0]?.points.map(({ day }) => day) ?? [],
    lines: lines.map(({ of, points }) => ({
      ...LOOKS[of],
      name: YIELD_SERIES[of],
      values: points.map(({ percent }) => percent),
    })),
  }),
);

/** The lines change in the frame of the press, and the words in the next one: both are too much for one frame. */
const Drawn = ({ chart, model }: Props & { readonly chart: DrawnChart }) => {
  const said = useDeferredValue(chart);
  return (
    <>
      <Words chart={said} />
      <LineChart
        label="Gráfico de linhas da carteira e do IPCA. Os mesmos números estão na tabela."
        figures={figuresOf(chart)}
        format={formatPercent}
      />
      <YieldAsData points={said.points} onKeep={model.canKeepFiles ? model.keepCsv : undefined} />
    </>
  );
};

const Words = memo(({ chart }: { readonly chart: DrawnChart }) => (
  <>
    <p className="yield-sentence">{withFigures(yieldSentence(chart))}</p>
    <Legend lines={chart.lines.map(({ of }) => ({ ...LOOKS[of], name: YIELD_SERIES[of] }))} />
  </>
));

/** The sentence with its figures in bold. */
const withFigures = (sentence: string) =>
  sentence.split(/(-?[\d.]{1,12},\d\d%)/).map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part));

interface TableProps {
  readonly points: readonly YieldPoint[];
  /** `undefined` where files cannot be kept. */
  readonly onKeep: (() => void) | undefined;
}

/** The figures of the chart as a table, and as a spreadsheet. The table has thousands of rows: it is made when asked for. */
const YieldAsData = memo(({ points, onKeep }: TableProps) => (
  <ChartAsData onKeep={onKeep}>
    <YieldTable points={points} />
  </ChartAsData>
));

const LABEL = 'Rentabilidade acumulada desde o início do período, sem previdência';

/** The newest day first, as in a bank statement. */
const YieldTable = ({ points }: Pick<TableProps, 'points'>) => (
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
