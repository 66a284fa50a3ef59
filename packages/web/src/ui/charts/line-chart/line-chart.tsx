import { formatDay } from '@aroeira/domain/kernel';
import { useDeferredValue, useMemo, useRef, useState, type PointerEvent } from 'react';
import type { ChartFigures, LoadDrawing } from './drawing.ts';
import { Readout } from './readout.tsx';
import { useDrawing } from './use-drawing.ts';
import './line-chart.css';

interface Props {
  readonly label: string;
  readonly figures: ChartFigures;
  /** The text of a value: `36,50%`. */
  readonly format: (value: number) => string;
  readonly load?: LoadDrawing;
}

const DAYS = { one: 'Dia', previous: 'Dia anterior', next: 'Próximo dia' };

const loadUplot: LoadDrawing = async () => (await import('./uplot-drawing.ts')).startDrawing;

/**
 * Draws lines over days. Pointer, finger and keys move one cursor. The figures of its day stand below the drawing,
 * where no finger covers them. Always put a table beside it.
 */
export const LineChart = ({ label, figures, format, load = loadUplot }: Props) => {
  const host = useRef<HTMLDivElement>(null);
  // The read-out follows the lines in the next frame.
  const said = useDeferredValue(figures);
  const [marked, setMarked] = useState<Marked>();
  const at = placeIn(figures, marked);
  const saidAt = placeIn(said, marked);
  const drawing = useDrawing(host, { figures, at, load });
  const follow = ({ clientX }: PointerEvent) => drawing && setMarked({ figures, at: drawing.nearest(clientX) });
  const readout = useMemo(() => {
    const day = said.days[saidAt];
    return (
      <Readout
        names={DAYS}
        place={day === undefined ? '' : formatDay(day)}
        lines={said.lines.map((line) => ({ ...line, text: format(line.values[saidAt] ?? 0) }))}
        at={saidAt}
        last={said.days.length - 1}
        onMove={(to) => setMarked({ figures: said, at: to })}
      />
    );
  }, [said, saidAt, format]);
  return (
    <figure className="chart" aria-label={label}>
      <div className="chart-plot" onPointerDown={follow} onPointerMove={follow}>
        <div className="chart-lines" ref={host} aria-hidden="true" />
      </div>
      {readout}
    </figure>
  );
};

/** The day that the client marked, by its place among the days of the figures. */
interface Marked {
  readonly figures: ChartFigures;
  readonly at: number;
}

/** The place of the marked day: the last one until the client marks another. Other figures start at their last day. */
const placeIn = (figures: ChartFigures, marked: Marked | undefined): number =>
  marked?.figures === figures ? marked.at : figures.days.length - 1;
