import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { InstantFromIso } from '../http/day.codec.ts';
import { CentsFromReais } from '../http/money.codec.ts';
import { orNothing } from '../http/around.codec.ts';
import { field, recordOnWire } from '../http/record.codec.ts';
import { wordsOnWire } from '../http/words.codec.ts';
import { OPERATION_WORDS } from './orders.codecs.ts';
import { AccountWire, TransferWire } from './transfer.codecs.ts';

/** A word that the catalogue does not have. It is kept as it is. @see decision Q100 */
const UnknownWord = new t.Type<{ readonly unknown: string }, string, unknown>(
  'UnknownWord',
  t.type({ unknown: t.string }).is,
  (u, context) =>
    pipe(
      t.string.validate(u, context),
      E.map((unknown) => ({ unknown })),
    ),
  ({ unknown }) => unknown,
);

/** @see spec B §3 Movement; decision 0002 */
export const MovementWire = recordOnWire(
  'Movement',
  {
    id: t.string,
    fundName: field('name', t.string),
    status: t.union([t.keyof({ pending: null, created: null, canceled: null }), UnknownWord]),
    operation: t.union([wordsOnWire('Operation', OPERATION_WORDS), UnknownWord]),
    createdAt: InstantFromIso,
    processedAt: orNothing(InstantFromIso),
    paymentAt: orNothing(InstantFromIso),
    amount: CentsFromReais,
    // The specification has neither, and another server may send none (decision 0300).
    account: orNothing(AccountWire),
    transfer: orNothing(TransferWire),
  },
  {
    fundName: 'fundTypes',
    createdAt: 'created_at',
    processedAt: 'processed_at',
    paymentAt: 'payment_at',
    amount: 'value',
    account: 'bankAccount',
    transfer: 'fundInfo',
  },
);
