import type { YieldLevel } from '../position/yield-graph.ts';

/** What moved a position, by the day on which it was carried out. Cents, below zero for a redemption. */
export interface Settled {
  readonly day: string;
  readonly cents: number;
}

interface Held {
  /** Gross cents at the end of today. */
  readonly cents: number;
  readonly settled: readonly Settled[];
  /** Oldest first, of the client's portfolio. */
  readonly levels: readonly YieldLevel[];
}

const levelOn = (levels: readonly YieldLevel[], day: string): number =>
  (levels.findLast((level) => level.day <= day) ?? levels[0])?.portfolio_index ?? 1;

/**
 * What a fund was worth at the end of an earlier day, in gross cents: as many units as today without those that moved
 * since, at the level of that day. A fund yields what the portfolio yields, for the sandbox keeps no price of one fund.
 */
export const centsOn = (day: string, today: string, { cents, settled, levels }: Held): number => {
  if (day >= today) return cents;
  const units = settled
    .filter((movement) => movement.day > day && movement.day <= today)
    .reduce((left, movement) => left - movement.cents / levelOn(levels, movement.day), cents / levelOn(levels, today));
  return Math.max(Math.round(units * levelOn(levels, day)), 0);
};
