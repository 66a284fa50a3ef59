import { formatDay, formatPercent } from '@aroeira/domain/kernel';
import { YIELD_SERIES, type YieldPoint } from '@aroeira/domain/position';
import { memo, useId, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  readonly points: readonly YieldPoint[];
  /** `undefined` where files cannot be kept. */
  readonly onKeep: (() => void) | undefined;
}

/** The figures of the chart as a table, and as a spreadsheet. The table has thousands of rows: it is made when asked for. */
export const YieldAsData = memo(({ points, onKeep }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className="yield-ways">
        <button
          type="button"
          className="link"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Ver em tabela <Icon name="down" isSmall />
        </button>
        {onKeep !== undefined && (
          <button type="button" className="link" onClick={onKeep}>
            Baixar CSV
          </button>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <YieldTable points={points} />}
      </div>
    </>
  );
});

/** A region that scrolls must take the focus, or the keyboard does not reach its end. Not every browser gives it. */
const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;

const LABEL = 'Rentabilidade acumulada desde o início do período, sem previdência';

/** The newest day first, as in a bank statement. */
const YieldTable = ({ points }: Pick<Props, 'points'>) => (
  <section className="yield-table" aria-label={LABEL} {...SCROLLED_BY_KEYS}>
    <table className="table">
      <caption className="sr-only">{LABEL}</caption>
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
    </table>
  </section>
);
