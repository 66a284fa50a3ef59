import { randomUUID } from 'node:crypto';
import type { DB } from '../database/tables.generated.ts';
import type { RawTransaction } from '../database/transaction.ts';
import type { Persona } from '../personas/persona.ts';
import { scheduleOf, type Schedule, type Terms } from './order-schedule.ts';

const DAY_MS = 86_400_000;
const HEAVY = 400;
const ORDINARY = 6;

type Movement = Pick<DB['movements'], 'fund_id' | 'operation' | 'status' | 'gross_cents'> & {
  readonly daysAgo: number;
};

/** One of each kind that a card shows. @see spec B §4 Movement cards */
const ANAS_MOVEMENTS: readonly Movement[] = [
  { fund_id: 3, operation: 'rescue_parcial', status: 'pending', gross_cents: 50_000_00, daysAgo: 1 },
  { fund_id: 1, operation: 'apply', status: 'created', gross_cents: 128_450_75, daysAgo: 12 },
  { fund_id: 5, operation: 'rescue_total', status: 'created', gross_cents: 1_204_318_66, daysAgo: 50 },
  { fund_id: 7, operation: 'apply', status: 'canceled', gross_cents: 15_000_00, daysAgo: 51 },
  { fund_id: 9, operation: 'apply', status: 'created', gross_cents: 2_000_00, daysAgo: 80 },
  { fund_id: 3, operation: 'rescue_parcial', status: 'created', gross_cents: 12_345_67, daysAgo: 110 },
];

const OPERATIONS = ['apply', 'apply', 'rescue_parcial', 'apply', 'rescue_total'] as const;
const STATUSES = ['created', 'created', 'created', 'canceled'] as const;

const madeUp = (persona: Persona, index: number): Movement => ({
  fund_id: ((persona.id + index * 5) % 12) + 1,
  operation: OPERATIONS[index % OPERATIONS.length] ?? 'apply',
  status: STATUSES[(persona.id + index) % STATUSES.length] ?? 'created',
  gross_cents: 1_000_00 + ((persona.id * 7919 + index * 104_729) % 4_900_000),
  daysAgo: 3 + index * 4,
});

const movementsOf = (persona: Persona): readonly Movement[] => {
  if (persona.key === 'ana') return ANAS_MOVEMENTS;
  if (persona.position === 'empty') return [];
  return Array.from({ length: persona.key === 'wagner' ? HEAVY : ORDINARY }, (_, index) => madeUp(persona, index));
};

interface Ordered extends Schedule {
  readonly created_at: Date;
}

/** A day and a minute: no two orders of a client come to be made at the same moment. */
const EARLIER_MS = DAY_MS + 60_000;

/** An order by the terms of its fund. One that is over was made early enough for them. */
const orderedBy = (
  movement: Omit<Movement, 'daysAgo'>,
  terms: Terms,
  [madeAt, now]: readonly [Date, Date],
): Ordered => {
  const { operation, status } = movement;
  const { processed_at, payment_at } = scheduleOf(madeAt, operation, terms);
  if (status !== 'pending' && (payment_at ?? processed_at) > now)
    return orderedBy(movement, terms, [new Date(madeAt.getTime() - EARLIER_MS), now]);
  return { created_at: madeAt, processed_at, payment_at: status === 'canceled' ? null : payment_at };
};

/** Seeds movements: none before the first contribution, 400 for the heavy account. */
export const seedMovements = async (tx: RawTransaction, personas: readonly Persona[], now: Date): Promise<void> => {
  const funds = await tx.selectFrom('funds').select(['id', 'pricing_term', 'settlement_term']).execute();
  const termsOf = new Map(funds.map(({ id, ...terms }) => [id, terms]));
  const rowOf = ({ daysAgo, ...movement }: Movement, { id: client_id }: Persona): Omit<DB['movements'], 'world'> => {
    const terms = termsOf.get(movement.fund_id);
    if (terms === undefined) throw new Error(`no fund ${String(movement.fund_id)}`);
    const madeAt = new Date(now.getTime() - daysAgo * DAY_MS);
    return { id: randomUUID(), client_id, ...movement, ...orderedBy(movement, terms, [madeAt, now]) };
  };
  const rows = personas.flatMap((persona) => movementsOf(persona).map((movement) => rowOf(movement, persona)));
  if (rows.length > 0) await tx.insertInto('movements').values(rows).execute();
  for (const { id, key } of personas)
    if (key === 'ana')
      await seedOrders(
        tx,
        rows.filter((row) => row.client_id === id),
      );
};

/** The orders behind Ana's movements, each with her first account. */
const seedOrders = async (tx: RawTransaction, movements: readonly Omit<DB['movements'], 'world'>[]): Promise<void> => {
  const made = movements.map(({ id, client_id, created_at }) => ({
    order: { id: randomUUID(), client_id, idempotency_key: randomUUID(), fingerprint: '', created_at },
    movementId: id,
  }));
  await tx
    .insertInto('orders')
    .values(made.map(({ order }) => order))
    .execute();
  await tx
    .insertInto('order_lines')
    .values(
      made.map(({ order, movementId }) => ({
        movement_id: movementId,
        order_id: order.id,
        bank_account_id: order.client_id * 10,
      })),
    )
    .execute();
};
