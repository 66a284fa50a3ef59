import fc from 'fast-check';
import { expect, it } from 'vitest';
import { personaOf } from '../personas/personas.seed.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { withClient } from '../database/locked-client.sql.ts';
import { placeOrder } from './orders.sql.ts';
import { settleOrders } from './settle-orders.sql.ts';

const { database } = sandboxOfFile();
const { id: clientId } = personaOf('ana');
/** Same day and 30 days, with permanences of 100,00 and 10.000,00. */
const FUNDS = [
  { id: 1, stay: 100_00 },
  { id: 3, stay: 10_000_00 },
] as const;
const HELD = 20_000_00;
const HOUR_MS = 3_600_000;
/** Histories: 2,000 beside the 200,000 requests of `pnpm fuzz`. */
const RUNS = Math.ceil(Number(process.env['FUZZ_REQUESTS'] ?? 4_000) / 100);

const begin = async (): Promise<Date> => {
  const db = database();
  await db.deleteFrom('movements').where('client_id', '=', clientId).execute();
  await db.deleteFrom('orders').where('client_id', '=', clientId).execute();
  await db.deleteFrom('positions').where('client_id', '=', clientId).execute();
  const positions = FUNDS.map(({ id }) => ({ client_id: clientId, fund_id: id, gross_cents: HELD }));
  await db.insertInto('positions').values(positions).execute();
  return new Date('2026-11-18T10:00:00-03:00');
};

/** A fund as it stands now: what is held, what waits, and what was carried out. */
const standing = async (fund: number) => {
  const rows = await database()
    .selectFrom('movements')
    .where('client_id', '=', clientId)
    .where('fund_id', '=', fund)
    .select(['id', 'operation', 'status', 'gross_cents'])
    .execute();
  const position = await database()
    .selectFrom('positions')
    .where('client_id', '=', clientId)
    .where('fund_id', '=', fund)
    .select('gross_cents')
    .executeTakeFirst();
  const sumOf = (status: string, ...operations: readonly string[]): number =>
    rows
      .filter((row) => row.status === status && operations.includes(row.operation))
      .reduce((all, { gross_cents }) => all + gross_cents, 0);
  const done = (operation: string) =>
    rows.filter((row) => row.status === 'created' && row.operation === operation).map(({ id }) => id);
  return {
    held: position?.gross_cents ?? 0,
    leaving: sumOf('pending', 'rescue_parcial'),
    isClosing: rows.some(({ operation, status }) => operation === 'rescue_total' && status === 'pending'),
    canceled: rows.filter(({ status }) => status === 'canceled').length,
    moved: sumOf('created', 'apply') - sumOf('created', 'rescue_parcial', 'rescue_total'),
    partials: done('rescue_parcial').length,
    totals: done('rescue_total').length,
  };
};
type Standing = Awaited<ReturnType<typeof standing>>;

const expectSafe = (before: Standing, after: Standing, stay: number): void => {
  expect(after.held).toBe(HELD + after.moved);
  expect(after.held).toBeGreaterThanOrEqual(0);
  expect(after.canceled).toBe(0);
  if (after.leaving > 0 && !after.isClosing) expect(after.held - after.leaving).toBeGreaterThanOrEqual(stay);
  if (after.partials > before.partials && after.totals === before.totals && !after.isClosing)
    expect(after.held - after.leaving).toBeGreaterThanOrEqual(stay);
};

/** The share of what is left decides the amount: all of it, a part, too much, or all but a limit. */
const step = fc.record({
  operation: fc.constantFrom('apply', 'rescue_parcial', 'rescue_parcial', 'rescue_parcial', 'rescue_total'),
  fund: fc.constantFrom(...FUNDS),
  share: fc.oneof(fc.constantFrom(0.1, 0.3, 0.5, 1, 1.01), fc.double({ min: 0, max: 1, noNaN: true })),
  limit: fc.constantFrom(0, 1, -1),
  leavesStay: fc.boolean(),
  hours: fc.constantFrom(0, 0, 0, 1, 6, 24, 24 * 15, 24 * 40),
});

it(
  'keeps every position to the cent, above zero and above its permanence, for any orders at any times',
  async () => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (steps) => {
        let now = await begin();
        for (const { operation, fund, share, limit, leavesStay, hours } of steps) {
          const before = await standing(fund.id);
          const rest = before.held - before.leaving;
          const wanted = leavesStay ? rest - fund.stay + limit : Math.round(rest * share) + limit;
          const cents = operation === 'rescue_total' ? rest : Math.max(1, operation === 'apply' ? 5_000_00 : wanted);
          const lines = [{ fundId: fund.id, cents, bankAccountId: clientId * 10 }];
          const placing = {
            key: crypto.randomUUID(),
            order: { operation, lines },
            isRepeatConfirmed: true,
            address: '::1',
            now,
          };
          const placed = await withClient(database(), clientId, (client) => placeOrder(client, placing));
          if (placed._tag === 'Done') taken += 1;
          now = new Date(now.getTime() + hours * HOUR_MS);
          await settleOrders(database(), clientId, now);
          const after = await standing(fund.id);
          expectSafe(before, after, fund.stay);
          await settleOrders(database(), clientId, now);
          expect(await standing(fund.id)).toEqual(after);
        }
      }),
      { numRuns: RUNS },
    );
    expect(taken).toBeGreaterThan(20);
  },
  60_000 + RUNS * 1_000,
);
