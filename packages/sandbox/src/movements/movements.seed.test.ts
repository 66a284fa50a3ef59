import { expect, it } from 'vitest';
import { personaOf } from '../personas/personas.seed.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { scheduleOf } from './order-schedule.ts';

const { database, reset, setClock } = sandboxOfFile();

it.each([
  ['a Tuesday after a weekend', '2026-11-24T10:00:00'],
  ['a Saturday', '2026-11-28T16:00:00'],
  ['the Monday of Carnival', '2027-02-08T23:00:00'],
  ['the first morning of a year', '2027-01-04T00:10:00'],
])(
  'was carried out and paid by the terms of each fund, and before now: %s',
  async (_day, saoPaulo) => {
    await setClock(`${saoPaulo}-03:00`);
    const now = new Date(`${saoPaulo}-03:00`);
    for (const key of ['ana', 'wagner']) {
      await reset(key);
      const orders = await database()
        .selectFrom('movements')
        .innerJoin('funds', 'funds.id', 'movements.fund_id')
        .where('client_id', '=', personaOf(key).id)
        .where('status', '<>', 'pending')
        .selectAll('movements')
        .select(['pricing_term', 'settlement_term'])
        .execute();
      expect(orders.length).toBeGreaterThan(4);
      expect(new Set(orders.map(({ created_at }) => created_at.getTime())).size).toBe(orders.length);
      for (const order of orders) {
        const { processed_at, payment_at } = scheduleOf(order.created_at, order.operation, order);
        const paid = order.status === 'canceled' ? null : payment_at;
        expect(order).toMatchObject({ processed_at, payment_at: paid });
        expect([processed_at, paid ?? now].every((at) => at <= now)).toBe(true);
      }
    }
  },
  120_000,
);
