import { useRef, useState, type PointerEvent } from 'react';
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

const loadUplot: LoadDrawing = async () => (await import('./uplot-drawing.ts')).startDrawing;

/**
 * Draws lines over days. Pointer, finger and keys move one cursor. The figures of its day stand below the drawing, where
 * no finger covers them. Always put a table beside it.
 */
export const LineChart = ({ label, figures, format, load = loadUplot }: Props) => {
  const host = useRef<HTMLDivElement>(null);
  const [at, markAt] = useMarked(figures);
  const drawing = useDrawing(host, { figures, at, load });
  const follow = ({ clientX }: PointerEvent) => drawing && markAt(drawing.nearest(clientX));
  return (
    <figure className="chart" aria-label={label}>
      <div className="chart-plot" onPointerDown={follow} onPointerMove={follow}>
        <div className="chart-lines" ref={host} aria-hidden="true" />
      </div>
      <Readout figures={figures} at={at} format={format} onMove={markAt} />
    </figure>
  );
};

/** The place of the marked day: the last one until the client marks another. Other figures start at their last day. */
const useMarked = (figures: ChartFigures): [number, (at: number) => void] => {
  const [marked, setMarked] = useState({ figures, at: figures.days.length - 1 });
  const at = marked.figures === figures ? marked.at : figures.days.length - 1;
  return [at, (next) => setMarked({ figures, at: next })];
};
