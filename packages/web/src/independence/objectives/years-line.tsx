import type { Objective } from '@aroeira/domain/independence';
import { toneOf } from './objective-colors.ts';
import type { Years } from './objectives.view-model.ts';

interface Props {
  readonly objectives: readonly Objective[];
  readonly years: Years;
}

const place = (year: number, current: number, last: number): string =>
  `${((year - current) / (last - current)) * 100}%`;

/** The objectives on a line from this year to the retirement. Without a year of retirement it ends at the last objective. */
export const YearsLine = ({ objectives, years: { current, retirement } }: Props) => {
  const ordered = objectives.map(({ year }) => year).toSorted((one, other) => one - other);
  const last = Math.max(retirement ?? current, ordered.at(-1) ?? current, current + 1);
  const end = last === retirement ? `${last}, aposentadoria` : String(last);
  return (
    <figure className="years" aria-label={`Objetivos em ${ordered.join(', ')}, de ${current} a ${end}`}>
      {objectives
        .filter(({ year }) => year >= current)
        .map(({ id, year, color }) => (
          <i key={id} className={toneOf(color)} style={{ insetInlineStart: place(year, current, last) }} />
        ))}
      <span>{current}</span>
      <span>{end}</span>
    </figure>
  );
};
