import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure.tsx';
import './chart-as-data.css';

interface Props {
  /** The table, which is drawn when the person asks for it. */
  readonly children: ReactNode;
  /** Keeps the spreadsheet. `undefined` where files cannot be kept. */
  readonly onKeep: (() => void) | undefined;
}

/** The figures of a chart as a table, and as a spreadsheet. */
export const ChartAsData = ({ onKeep, children }: Props) => {
  const keep = onKeep !== undefined && (
    <button type="button" className="link" onClick={onKeep}>
      Baixar CSV
    </button>
  );
  return (
    <Disclosure head="Ver em tabela" beside={keep}>
      {children}
    </Disclosure>
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
