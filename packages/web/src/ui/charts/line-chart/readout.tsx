import { useState } from 'react';
import { IconButton } from '../../icon-button.tsx';
import { Legend } from './legend.tsx';

interface Props {
  /** What the steps of the axis are called. */
  readonly names: { readonly one: string; readonly previous: string; readonly next: string };
  /** The text of the marked point: `20/11/2026`. */
  readonly place: string;
  /** The lines with the text of their value there. */
  readonly lines: Parameters<typeof Legend>[0]['lines'];
  /** The place of the marked point among all, from 0. */
  readonly at: number;
  /** The last place. */
  readonly last: number;
  readonly onMove: (at: number) => void;
}

/**
 * The figures of the marked point, with the points before and after. The arrow keys move it by the slider, which speaks
 * for itself: the text is a live region for the buttons only, so that a screen reader does not say each point twice.
 */
export const Readout = ({ names, place, lines, at, last, onMove }: Props) => {
  const [isOnSlider, setOnSlider] = useState(false);
  return (
    <div className="readout">
      <IconButton icon="left" label={names.previous} onPress={() => onMove(Math.max(at - 1, 0))} />
      <input
        className="readout-slider"
        type="range"
        aria-label={names.one}
        min={0}
        max={last}
        value={at}
        aria-valuetext={`${place}: ${lines.map(({ name, text }) => `${name} ${text}`).join(', ')}`}
        onChange={({ target }) => onMove(Number(target.value))}
        onFocus={() => setOnSlider(true)}
        onBlur={() => setOnSlider(false)}
      />
      <output className="readout-in" aria-live={isOnSlider ? 'off' : 'polite'}>
        <b>{place}</b>
        <Legend className="readout-list" lines={lines} />
      </output>
      <IconButton icon="right" label={names.next} onPress={() => onMove(Math.min(at + 1, last))} />
    </div>
  );
};
