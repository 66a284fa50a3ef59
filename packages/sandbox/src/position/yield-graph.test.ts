import { describe, expect, it } from 'vitest';
import { baseDayOf, yieldGraph } from './yield-graph.ts';

const level = (day: string, portfolio: number, ipca: number) => ({ day, portfolio_index: portfolio, ipca_index: ipca });
const LEVELS = [level('2026-08-31', 100, 100), level('2026-09-30', 101, 100.5), level('2026-10-31', 111.1, 101)];

describe('the yield graph', () => {
  it('accumulates from the first level', () => {
    expect(yieldGraph(LEVELS, undefined)).toEqual({
      graph: [
        { ano: 2026, mes: 9, rentabilidade: 1, ipca: 0.5, data: '2026-09-30' },
        { ano: 2026, mes: 10, rentabilidade: 11.1, ipca: 1, data: '2026-10-31' },
      ],
      total: { rentability: 11.1, ipca: 1 },
    });
  });

  it('accumulates from the last level before the period', () => {
    for (const base of ['2026-09-30', '2026-10-30'])
      expect(yieldGraph(LEVELS, base)).toEqual({
        graph: [{ ano: 2026, mes: 10, rentabilidade: 10, ipca: 0.5, data: '2026-10-31' }],
        total: { rentability: 10, ipca: 0.5 },
      });
    expect(yieldGraph(LEVELS, '2026-09-29').graph).toHaveLength(2);
  });

  it('is empty without levels, and for a period after the last', () => {
    for (const graph of [yieldGraph([], undefined), yieldGraph(LEVELS, '2026-10-31')])
      expect(graph).toEqual({ graph: [], total: { rentability: 0, ipca: 0 } });
  });
});

describe('a period', () => {
  it.each([
    ['12m', '2025-11-20'],
    ['6m', '2026-05-20'],
    ['1m', '2026-10-20'],
    ['year', '2025-12-31'],
    ['2025', '2024-12-31'],
    ['max', undefined],
  ])('%s begins after %s', (period, day) => {
    expect(baseDayOf(period, '2026-11-20')).toBe(day);
  });
});
