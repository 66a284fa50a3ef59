import { formatDay } from '@aroeira/domain/kernel';
import { useState } from 'react';
import { IconButton } from '../../icon-button.tsx';
import type { ChartFigures } from './drawing.ts';
import { Legend } from './legend.tsx';

interface Props {
  readonly figures: ChartFigures;
  /** The place of the marked day. */
  readonly at: number;
  readonly format: (value: number) => string;
  readonly onMove: (at: number) => void;
}

/**
 * The figures of the marked day, with the days before and after. The arrow keys move it by the slider, which speaks for
 * itself: the text is a live region for the buttons only, so that a screen reader does not say each day twice.
 */
export const Readout = ({ figures: { days, lines }, at, format, onMove }: Props) => {
  const [isOnSlider, setOnSlider] = useState(false);
  const last = days.length - 1;
  const day = days[at];
  const shown = lines.map((line) => ({ ...line, text: format(line.values[at] ?? 0) }));
  const date = day === undefined ? '' : formatDay(day);
  return (
    <div className="readout">
      <IconButton icon="left" label="Dia anterior" onPress={() => onMove(Math.max(at - 1, 0))} />
      <input
        className="readout-slider"
        type="range"
        aria-label="Dia"
        min={0}
        max={last}
        value={at}
        aria-valuetext={`${date}: ${shown.map(({ name, text }) => `${name} ${text}`).join(', ')}`}
        onChange={({ target }) => onMove(Number(target.value))}
        onFocus={() => setOnSlider(true)}
        onBlur={() => setOnSlider(false)}
      />
      <output className="readout-in" aria-live={isOnSlider ? 'off' : 'polite'}>
        <b>{date}</b>
        <Legend className="readout-list" lines={shown} />
      </output>
      <IconButton icon="right" label="Próximo dia" onPress={() => onMove(Math.min(at + 1, last))} />
    </div>
  );
};
