import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { scheduleOf, type Terms } from './order-schedule.ts';

const CASH: Terms = { pricing_term: 'No mesmo dia', settlement_term: 'No mesmo dia' };
const EQUITY: Terms = { pricing_term: '1 dia útil após o pedido', settlement_term: '2 dias úteis após a cotização' };
const MACRO: Terms = {
  pricing_term: '30 dias corridos após o pedido',
  settlement_term: '1 dia útil após a cotização',
};
const { database } = sandboxOfFile();

/** The days of a redemption at a time of São Paulo: when it is carried out, and when it is paid. */
const days = (time: string, terms: Terms) => {
  const { processed_at, payment_at } = scheduleOf(new Date(`${time}-03:00`), 'rescue_parcial', terms);
  return [processed_at, payment_at].map((at) => at?.toISOString().slice(0, 10));
};

describe('an order is carried out', () => {
  it('on its own day before 15h, and on the next business day from 15h on', () => {
    expect(days('2026-11-18T14:59:59', CASH)).toEqual(['2026-11-18', '2026-11-18']);
    expect(days('2026-11-18T15:00:00', CASH)).toEqual(['2026-11-19', '2026-11-19']);
    expect(days('2026-11-19T23:59:59', CASH)).toEqual(['2026-11-23', '2026-11-23']);
    expect(days('2026-11-22T00:00:00', CASH)).toEqual(['2026-11-23', '2026-11-23']);
  });

  it('after the business days of its fund, over holidays and weekends', () => {
    expect(days('2026-11-18T10:00:00', EQUITY)).toEqual(['2026-11-19', '2026-11-24']);
    expect(days('2026-11-19T16:00:00', EQUITY)).toEqual(['2026-11-24', '2026-11-26']);
  });

  it('after the calendar days of its fund, on the business day that follows', () => {
    expect(days('2026-11-23T10:00:00', MACRO)).toEqual(['2026-12-23', '2026-12-28']);
    expect(days('2026-11-25T10:00:00', MACRO)).toEqual(['2026-12-28', '2026-12-29']);
  });

  it('at the end of the trading day, and an investment is not paid', () => {
    expect(scheduleOf(new Date('2026-11-18T12:00:00Z'), 'apply', EQUITY)).toEqual({
      processed_at: new Date('2026-11-19T18:00:00-03:00'),
      payment_at: null,
    });
  });

  it('within three business days when it is an investment, as the page after the order says (decision 0303)', () => {
    const investedBy = (time: string, terms: Terms) =>
      scheduleOf(new Date(`${time}-03:00`), 'apply', terms)
        .processed_at.toISOString()
        .slice(0, 10);
    // A Monday, before and after 15h, and a Saturday.
    expect(investedBy('2026-11-23T10:00:00', MACRO)).toBe('2026-11-26');
    expect(investedBy('2026-11-23T16:00:00', MACRO)).toBe('2026-11-26');
    expect(investedBy('2026-11-21T10:00:00', MACRO)).toBe('2026-11-25');
    expect(investedBy('2026-11-23T16:00:00', EQUITY)).toBe('2026-11-25');
    expect(investedBy('2026-11-23T10:00:00', CASH)).toBe('2026-11-23');
  });

  it('in every fund, because the words of each are a term', async () => {
    const terms = await database().selectFrom('funds').select(['pricing_term', 'settlement_term']).execute();
    for (const term of terms) expect(() => scheduleOf(new Date(), 'rescue_total', term)).not.toThrow();
    expect(() => days('2026-11-18T12:00:00', { ...CASH, pricing_term: 'em breve' })).toThrow('em breve');
  });
});
