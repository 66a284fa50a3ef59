import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '../kernel/days.ts';
import { yieldPoint } from './testing/index.ts';
import { YIELD_EMPTY } from './yield.messages.ts';
import { DEFAULT_PERIOD, yieldChart, yieldPeriods } from './yield.rules.ts';
import type { YieldPoint } from './yield.ts';

const total = { portfolio: 0, ipca: 0 };

/** The points that the chart of these points draws. */
const drawnOf = (points: readonly YieldPoint[]): readonly YieldPoint[] => {
  const chart = yieldChart({ points, total });
  if (chart._tag === 'Empty') return [];
  const [portfolio, ipca] = chart.lines.map((line) => line.points);
  return (portfolio ?? []).map(({ day, percent }, i) => yieldPoint(day, percent, ipca?.[i]?.percent ?? Number.NaN));
};

describe('the yield series', () => {
  it('has a start of 0 one month before a single point [R499]', () => {
    const points = [yieldPoint('2026-11-20', 1.25, 0.4)];
    expect(drawnOf(points)).toEqual([yieldPoint('2026-10-20', 0, 0), ...points]);
    expect(drawnOf([yieldPoint('2026-03-31', 1, 1)])[0]?.day).toBe('2026-02-28');
  });

  it('is unchanged with two points or more [R500]', () => {
    const two = [yieldPoint('2026-10-20', 1, 0.4), yieldPoint('2026-11-20', 2, 0.8)];
    expect(drawnOf(two)).toEqual(two);
  });

  it('stays empty and has its sentence [R501]', () => {
    expect(drawnOf([])).toEqual([]);
    expect(YIELD_EMPTY).toBe('Não há informações no período selecionado.');
  });

  it('keeps every point, the earliest first', () => {
    const start = calendarDay('2020-01-01');
    const point = fc
      .tuple(fc.integer({ min: 0, max: 3000 }), fc.float({ noNaN: true }))
      .map(([days, portfolio]) => yieldPoint(addDays(start, days), portfolio, 0));
    fc.assert(
      fc.property(fc.array(point), (points) => {
        const drawn = drawnOf(points);
        expect(drawn).toEqual(expect.arrayContaining(points));
        expect(drawn.map(({ day }) => day)).toEqual(drawn.map(({ day }) => day).toSorted());
        expect(drawn).toHaveLength(points.length === 1 ? 2 : points.length);
      }),
    );
  });
});

it('offers max, 12m, 6m, 1m and the current year, max first [R495] [R496]', () => {
  const periods = yieldPeriods(calendarDay('2026-11-20'));
  expect(periods.map(({ value }) => value)).toEqual(['max', '12m', '6m', '1m', '2026']);
  expect(periods.map(({ caption }) => caption)).toEqual(['Máx', '12m', '6m', '1m', '2026']);
  expect(DEFAULT_PERIOD).toBe(periods[0]);
  expect(yieldPeriods(calendarDay('2027-01-01')).at(-1)?.value).toBe('2027');
});
