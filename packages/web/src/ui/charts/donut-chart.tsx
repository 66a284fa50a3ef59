import { useState, type ReactNode } from 'react';
import { arc, pie } from 'd3-shape';

export interface DonutSlice {
  readonly name: string;
  /** The share of the ring, in any unit, above zero. */
  readonly size: number;
  /** The text of the share: `36,50%`. */
  readonly detail: string;
  /** What stands below the detail in the hole. */
  readonly below?: ReactNode;
  /** The CSS class that sets the colour. */
  readonly tone: string;
}

interface Props {
  readonly label: string;
  readonly slices: readonly DonutSlice[];
  /** The content of the hole while no slice is chosen. */
  readonly children: ReactNode;
}

const RADIUS = 50;
/** The hole as a fraction of the radius. @see spec B §2 Dashboard position and yield */
const HOLE = 0.5;

const ring = pie<DonutSlice>()
  .value(({ size }) => size)
  .sort(null);
const outline = arc<{ readonly startAngle: number; readonly endAngle: number }>()
  .innerRadius(RADIUS * HOLE)
  .outerRadius(RADIUS);

/** Draws the shares of a whole. The keyboard reaches each slice, and the hole names it. Put a table beside it. */
export const DonutChart = ({ label, slices, children }: Props) => {
  const [name, choose] = useState<string>();
  const chosen = slices.find((slice) => slice.name === name);
  const leave = () => choose(undefined);
  return (
    <div className="donut" onPointerLeave={leave}>
      <svg viewBox="-50.5 -50.5 101 101" aria-label={label}>
        {ring([...slices]).map(({ data, startAngle, endAngle }) => (
          <path
            key={data.name}
            className={data.tone}
            d={outline({ startAngle, endAngle }) ?? ''}
            role="graphics-symbol"
            aria-label={`${data.name}: ${data.detail}`}
            tabIndex={0}
            onFocus={() => choose(data.name)}
            onBlur={leave}
            onPointerEnter={() => choose(data.name)}
          />
        ))}
      </svg>
      <div className="donut-centre">
        {chosen === undefined ? (
          children
        ) : (
          <>
            <span className="caption">{chosen.name}</span>
            <b className="num">{chosen.detail}</b>
            <span className="caption">{chosen.below}</span>
          </>
        )}
      </div>
    </div>
  );
};
