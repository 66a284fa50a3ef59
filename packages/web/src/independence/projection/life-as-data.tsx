import { BAND_ENDS, LIFE_LINE } from '@aroeira/domain/independence';
import { cents, formatBrlWhole } from '@aroeira/domain/kernel';
import { memo, useId, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { LifeFigures, LifeScale } from './life-figures.ts';

interface Props {
  readonly figures: LifeFigures;
  readonly scale: LifeScale;
  /** `undefined` where files cannot be kept. */
  readonly onKeep: (() => void) | undefined;
}

/** The figures of the chart as a table, and as a spreadsheet. */
export const LifeAsData = memo(({ figures, scale, onKeep }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className="plan-ways">
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
        {isOpen && <LifeTable figures={figures} scale={scale} />}
      </div>
    </>
  );
});

/** A region that scrolls must take the focus, or the keyboard does not reach its end. */
const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;

const LifeTable = ({ figures: { ages, steps, lines, band }, scale }: Omit<Props, 'onKeep'>) => {
  const columns = [
    ...lines.map(({ name, values }) => ({ name, values })),
    ...(band === undefined ? [] : [band.low, band.high].map((values, i) => ({ name: BAND_ENDS[i] ?? '', values }))),
  ];
  return (
    <section className="plan-table" aria-label={`${LIFE_LINE.title} em tabela`} {...SCROLLED_BY_KEYS}>
      <table className="table">
        <caption className="sr-only">{LIFE_LINE.title}</caption>
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
      </table>
    </section>
  );
};
