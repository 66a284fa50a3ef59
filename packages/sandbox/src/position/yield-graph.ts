import type { Static } from '@sinclair/typebox';
import { daysBefore, monthsBefore } from '../time/sao-paulo-days.ts';
import type { Graph } from './position.schemas.ts';

export interface YieldLevel {
  readonly day: string;
  readonly portfolio_index: number;
  readonly ipca_index: number;
}

/**
 * The day whose level later ones are compared with.
 * @param period `12m`, `6m`, `1m`, `year` for the current year, or the number of a year
 * @returns `undefined` for `max`, which begins with the first level
 */
export const baseDayOf = (period: string, today: string): string | undefined => {
  const months = /^(\d{1,2})m$/.exec(period)?.[1];
  if (months !== undefined) return monthsBefore(today, Number(months));
  if (period === 'max') return undefined;
  const year = period === 'year' ? today.slice(0, 4) : period;
  return daysBefore(`${year}-01-01`, 1);
};

const accumulated = (level: number, base: number): number => Math.round((level / base - 1) * 10_000) / 100;

/** Since the last level up to the base day, 0%; for a later client since the first. @param levels oldest first */
export const yieldGraph = (levels: readonly YieldLevel[], baseDay: string | undefined): Static<typeof Graph> => {
  const before = levels.filter(({ day }) => baseDay !== undefined && day <= baseDay);
  const base = before.at(-1) ?? levels[0];
  if (base === undefined) return { graph: [], total: { rentability: 0, ipca: 0 } };
  const graph = levels
    .filter(({ day }) => day > base.day)
    .map((level) => ({
      ano: Number(level.day.slice(0, 4)),
      mes: Number(level.day.slice(5, 7)),
      rentabilidade: accumulated(level.portfolio_index, base.portfolio_index),
      ipca: accumulated(level.ipca_index, base.ipca_index),
      data: level.day,
    }));
  const last = graph.at(-1);
  return { graph, total: { rentability: last?.rentabilidade ?? 0, ipca: last?.ipca ?? 0 } };
};
