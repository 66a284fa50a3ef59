import { describe, expect, it } from 'vitest';
import { faultOf, mayOrder, type ClientStanding, type FundStanding, type OrderLine } from './order-checks.ts';
import type { OrderOperation } from './orders.schemas.ts';

/** The client holds 1.000,00. The minimums: 5.000,00 initial, 500,00 additional, 100,00 redemption, 500,00 to stay. */
const fund = (changes: Partial<FundStanding> = {}): FundStanding => ({
  id: 7,
  initial: 5_000_00,
  minimum: 500_00,
  minimumRedemption: 100_00,
  stay: 500_00,
  held: 1_000_00,
  leaving: 0,
  isClosing: false,
  ...changes,
});
const client = (changes: Partial<ClientStanding> = {}): ClientStanding => ({
  approval: 2,
  renewalVerdict: 0,
  isPositionKnown: true,
  isOfPension: false,
  accounts: new Set([3]),
  funds: [fund()],
  ...changes,
});
const line = (cents: number, changes: Partial<OrderLine> = {}): OrderLine => ({
  fundId: 7,
  cents,
  bankAccountId: 3,
  ...changes,
});
const faultWith = (operation: OrderOperation, cents: number, changes: Partial<FundStanding> = {}) =>
  faultOf({ operation, lines: [line(cents)] }, client({ funds: [fund(changes)] }))?.path;
const VALUE = '/investments/0/value';

describe('the amount', () => {
  it('of an investment is at least the additional minimum, or the initial one when nothing is held', () => {
    expect([faultWith('apply', 499_99), faultWith('apply', 500_00)]).toEqual([VALUE, undefined]);
    const none = { held: 0 };
    expect([faultWith('apply', 4_999_99, none), faultWith('apply', 5_000_00, none)]).toEqual([VALUE, undefined]);
    expect(faultWith('apply', 0, { minimum: 0 })).toBe(VALUE);
  });

  it('of a partial redemption is at least the minimum, and leaves the minimum position', () => {
    expect([faultWith('rescue_parcial', 99_99), faultWith('rescue_parcial', 100_00)]).toEqual([VALUE, undefined]);
    expect([faultWith('rescue_parcial', 500_01), faultWith('rescue_parcial', 500_00)]).toEqual([VALUE, undefined]);
  });

  it('of a partial redemption leaves the minimum position after the redemptions that wait', () => {
    const leaving = { leaving: 200_00 };
    expect(faultWith('rescue_parcial', 300_01, leaving)).toBe(VALUE);
    expect(faultWith('rescue_parcial', 300_00, leaving)).toBeUndefined();
    expect(faultWith('rescue_parcial', 100_00, { isClosing: true })).toBe(VALUE);
  });

  it('of a total redemption is the whole position, without any minimum, and only once', () => {
    for (const cents of [999_99, 1_000_01]) expect(faultWith('rescue_total', cents)).toBe(VALUE);
    expect(faultWith('rescue_total', 1_000_00, { minimumRedemption: 2_000_00 })).toBeUndefined();
    expect(faultWith('rescue_total', 1_000_00, { isClosing: true })).toBe(VALUE);
    expect(faultWith('rescue_total', 0, { held: 0 })).toBe(VALUE);
  });
});

it('takes as a total redemption only the exact rest after the redemptions that wait', () => {
  const leaving = { leaving: 970_00 };
  for (const cents of [1_000_00, 30_01, 29_99]) expect(faultWith('rescue_total', cents, leaving)).toBe(VALUE);
  expect(faultWith('rescue_total', 30_00, leaving)).toBeUndefined();
});

describe('an order', () => {
  const fault = (operation: OrderOperation, ...lines: OrderLine[]) => faultOf({ operation, lines }, client())?.path;

  it('names existing funds, each once, and accounts of the client', () => {
    expect(fault('apply', line(500_00, { fundId: 8 }))).toBe('/investments/0/fundId');
    expect(fault('apply', line(500_00), line(500_00))).toBe('/investments');
    expect(fault('apply', line(500_00, { bankAccountId: 4 }))).toBe('/investments/0/bankId');
  });

  it('that redeems names one fund', () => {
    expect(fault('rescue_parcial', line(100_00), line(100_00, { fundId: 8 }))).toBe('/investments');
  });
});

describe('a client', () => {
  it('may order when approved, while the position is available, unless the planner is of pension', () => {
    for (const operation of ['apply', 'rescue_parcial', 'rescue_total'] as const) {
      for (const approval of [0, 1, 3, 4, 5]) expect(mayOrder(operation, client({ approval }))).toBe(false);
      expect(mayOrder(operation, client({ isPositionKnown: false }))).toBe(false);
      expect(mayOrder(operation, client({ isOfPension: true }))).toBe(false);
      expect(mayOrder(operation, client())).toBe(true);
    }
  });

  it('may always redeem, and invest only while the renewal is in order or rejected', () => {
    const by = (operation: OrderOperation) =>
      [0, 1, 2, 3].map((renewalVerdict) => mayOrder(operation, client({ renewalVerdict })));
    expect(by('apply')).toEqual([true, true, false, false]);
    expect(by('rescue_total')).toEqual([true, true, true, true]);
  });
});
