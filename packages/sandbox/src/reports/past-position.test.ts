import { describe, expect, it } from 'vitest';
import { centsOn } from './past-position.ts';

const TODAY = '2026-11-23';
const OCTOBER = '2026-10-31';

const level = (day: string, portfolio_index: number) => ({ day, portfolio_index, ipca_index: 100 });
/** The portfolio gained a quarter in October, and a tenth in November. */
const LEVELS = [level('2026-09-30', 80), level(OCTOBER, 100), level(TODAY, 110)];
const held = { cents: 1_100_00, settled: [], levels: LEVELS };

describe('the position of an earlier day', () => {
  it('is that of today on the same day', () => {
    expect(centsOn(TODAY, TODAY, held)).toBe(1_100_00);
  });

  it('is without the yield since', () => {
    expect(centsOn(OCTOBER, TODAY, held)).toBe(1_000_00);
    expect(centsOn('2026-11-10', TODAY, held)).toBe(1_000_00);
    expect(centsOn('2026-09-30', TODAY, held)).toBe(800_00);
  });

  it('is without what came since, and with what left since', () => {
    const settled = [
      { day: '2026-11-05', cents: 300_00 },
      { day: '2026-11-06', cents: -50_00 },
      { day: OCTOBER, cents: 700_00 },
    ];
    expect(centsOn(OCTOBER, TODAY, { ...held, settled })).toBe(750_00);
  });

  it('has no orders of a later day than today, for a clock that was set back', () => {
    expect(centsOn(OCTOBER, TODAY, { ...held, settled: [{ day: '2026-12-01', cents: 300_00 }] })).toBe(1_000_00);
  });

  it('is nothing where more came than is there', () => {
    expect(centsOn(OCTOBER, TODAY, { ...held, settled: [{ day: '2026-11-05', cents: 2_000_00 }] })).toBe(0);
  });

  it('needs no yield of a client without a history', () => {
    expect(centsOn(OCTOBER, TODAY, { ...held, levels: [] })).toBe(1_100_00);
  });
});
