import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import './chart-as-data.css';

interface Props {
  /** Makes the table when the person asks for it: it may have thousands of rows. */
  readonly table: () => ReactNode;
  /** Keeps the spreadsheet. `undefined` where files cannot be kept. */
  readonly onKeep: (() => void) | undefined;
}

/** The figures of a chart as a table, and as a spreadsheet. */
export const ChartAsData = ({ table, onKeep }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className="chart-ways">
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
        {isOpen && table()}
      </div>
    </>
  );
};

/** A region that scrolls must take the focus, or the keyboard does not reach its end. Not every browser gives it. */
const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;

interface TableProps {
  readonly label: string;
  readonly caption: string;
  /** The rows of the table, with their heads. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** The table itself, which scrolls under its heads. */
export const ChartTable = ({ label, caption, children, className = '' }: TableProps) => (
  <section className={`chart-table ${className}`} aria-label={label} {...SCROLLED_BY_KEYS}>
    <table className="table">
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  </section>
);
