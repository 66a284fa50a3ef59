import type { KnownOperation, KnownStatus, Movement } from '@aroeira/domain/movements';
import * as t from 'io-ts';
import { Day, InstantFromIso } from '../http/day.codec.ts';
import { CentsFromReais } from '../http/money.codec.ts';
import { orNothing } from '../http/nothing.codec.ts';
import { OPERATION_WORDS } from './orders.codecs.ts';

/** @see spec B §3 Movement; decision 0002 */
const MovementWire = t.type({
  id: t.string,
  fundTypes: t.type({ name: t.string }),
  status: t.string,
  operation: t.string,
  created_at: InstantFromIso,
  processed_at: orNothing(InstantFromIso),
  payment_at: orNothing(InstantFromIso),
  value: CentsFromReais,
});

export const MovementsWire = t.array(MovementWire);

/** A movement in our words. A word that the catalogue does not have is kept as it is. @see decision Q100 */
export const movementOf = (wire: t.TypeOf<typeof MovementWire>): Movement => ({
  id: wire.id,
  fundName: wire.fundTypes.name,
  operation: OPERATIONS.get(wire.operation) ?? { unknown: wire.operation },
  status: STATUSES.get(wire.status) ?? { unknown: wire.status },
  amount: wire.value,
  createdAt: wire.created_at,
  processedAt: wire.processed_at,
  paymentAt: wire.payment_at,
});

/** A movement in the words of the wire, for output that programs read. */
export const movementWire = (movement: Movement): t.OutputOf<typeof MovementWire> =>
  MovementWire.encode({
    id: movement.id,
    fundTypes: { name: movement.fundName },
    operation:
      typeof movement.operation === 'string' ? OPERATION_WORDS[movement.operation] : movement.operation.unknown,
    status: typeof movement.status === 'string' ? movement.status : movement.status.unknown,
    value: movement.amount,
    created_at: movement.createdAt,
    processed_at: movement.processedAt,
    payment_at: movement.paymentAt,
  });

const OPERATIONS: ReadonlyMap<string, KnownOperation> = new Map<string, KnownOperation>([
  [OPERATION_WORDS.investment, 'investment'],
  [OPERATION_WORDS['partial-redemption'], 'partial-redemption'],
  [OPERATION_WORDS['total-redemption'], 'total-redemption'],
]);

/** The words of the wire are our words here. */
const STATUSES: ReadonlyMap<string, KnownStatus> = new Map<string, KnownStatus>([
  ['pending', 'pending'],
  ['created', 'created'],
  ['canceled', 'canceled'],
]);

/** Today in São Paulo when it is a business day, or else the next business day. @see decision Q098 */
export const BusinessDayWire = t.type({ date: Day });
