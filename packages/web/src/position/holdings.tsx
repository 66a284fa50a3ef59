import { formatPercent, formatPercentFigure } from '@aroeira/domain/kernel';
import { isEmpty, POSITION_EMPTY, type Position } from '@aroeira/domain/position';
import { DonutChart } from '../ui/charts/donut-chart.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Money } from '../ui/money.tsx';
import { toneOf } from './fund-tones.ts';
import { shortBrl } from './short-money.ts';

interface Props {
  readonly position: Position;
  readonly isHidden: boolean;
}

const LABEL = 'Carteira por tipo de fundo';

/** The client's position by fund type: the ring, and the same figures as a table. It never hides percents. */
export const Holdings = ({ position, isHidden }: Props) =>
  isEmpty(position) ? (
    <EmptyState
      title={POSITION_EMPTY}
      body="Assim que o seu primeiro investimento for processado, a sua carteira aparece aqui."
    />
  ) : (
    <div className="holdings">
      <HoldingsDonut position={position} isHidden={isHidden} />
      <HoldingsTable position={position} isHidden={isHidden} />
    </div>
  );

const HoldingsDonut = ({ position: { items, total }, isHidden }: Props) => {
  const slices = items
    .filter(({ amount }) => amount > 0)
    .map((item) => ({
      name: item.caption,
      size: item.amount,
      detail: formatPercent(item.percent),
      tone: toneOf(item),
    }));
  return (
    <DonutChart label={LABEL} slices={slices}>
      <span className="caption">Total</span>
      <b className="num">{isHidden ? <Money amount={undefined} /> : shortBrl(total)}</b>
    </DonutChart>
  );
};

const HoldingsTable = ({ position: { items, total }, isHidden }: Props) => (
  <table className="table">
    <caption className="sr-only">{LABEL}</caption>
    <thead>
      <tr>
        <th scope="col">Tipo de fundo</th>
        <th scope="col" className="is-end is-percent">
          %
        </th>
        <th scope="col" className="is-end is-amount">
          Valor bruto
        </th>
      </tr>
    </thead>
    <tbody>
      {items.map((item) => (
        <tr key={item.caption}>
          <th scope="row">
            <span className={`name ${toneOf(item)}`}>
              <i className="swatch" />
              {item.caption}
            </span>
          </th>
          <td className="percent">{formatPercentFigure(item.percent)}</td>
          <td>
            <Money amount={isHidden ? undefined : item.amount} />
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td className="percent">{formatPercentFigure(100)}</td>
        <td>
          <Money amount={isHidden ? undefined : total} />
        </td>
      </tr>
    </tfoot>
  </table>
);
