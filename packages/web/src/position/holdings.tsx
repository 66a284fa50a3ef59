import { formatBrlWhole, formatPercent, formatPercentFigure, type Cents } from '@aroeira/domain/kernel';
import type { Position } from '@aroeira/domain/position';

import { DonutChart } from '../ui/charts/donut-chart.tsx';
import { Money } from '../ui/money.tsx';
import { toneOf } from './fund-tones.ts';

interface Props {
  readonly position: Position;
  readonly isHidden: boolean;
}

const LABEL = 'Carteira por tipo de fundo';

/** How many characters make an amount long. R$ 1.000.000 and more is drawn smaller, to fit into the ring. */
const LONG = 12;
/** From R$ 100.000.000 on, the sign stands over its amount. */
const TWO_LINES = 14;

/** Money in the ring has no cents. The table beside it has them. @see spec B §5 "chart money 0 decimals" */
const MoneyInRing = ({ amount }: { readonly amount: Cents | undefined }) => {
  if (amount === undefined) return <Money amount={undefined} />;
  const text = formatBrlWhole(amount);
  if (text.length < LONG) return <span className="money">{text}</span>;
  return <span className="money is-long">{text.length < TWO_LINES ? text : text.replace(/\s/, '\n')}</span>;
};

/** The client's position by fund type: the ring, and the same figures as a table. It never hides percents. */
export const Holdings = (props: Props) => (
  <div className="holdings">
    <HoldingsDonut {...props} />
    <HoldingsTable {...props} />
  </div>
);

const HoldingsDonut = ({ position: { items, total }, isHidden }: Props) => {
  const slices = items
    .filter(({ amount }) => amount > 0)
    .map((item) => ({
      name: item.caption,
      size: item.amount,
      detail: formatPercent(item.percent),
      below: <MoneyInRing amount={isHidden ? undefined : item.amount} />,
      tone: toneOf(item),
    }));
  return (
    <DonutChart label={LABEL} slices={slices}>
      <span className="caption">Total</span>
      <b className="num">
        <MoneyInRing amount={isHidden ? undefined : total} />
      </b>
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
