import type { KnownOperation } from '@aroeira/domain/movements';
import { Id, InstantFromIso, wordsOnWire, CentsFromReais } from '../http/values.codec.ts';
import { orNothing, recordOnWire, field } from '../http/record.codec.ts';
import * as t from 'io-ts';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';

/** @see spec B §3 Movement, B §7 `POST /investments/create/v2` */
export const OPERATION_WORDS = {
  investment: 'apply',
  'partial-redemption': 'rescue_parcial',
  'total-redemption': 'rescue_total',
} as const satisfies Record<KnownOperation, string>;

/** What an order says of one fund. Amount and account may be missing. @see spec B §3 Investment line */
export const EntryWire = recordOnWire(
  'Entry',
  { fundId: Id, amount: orNothing(CentsFromReais), bankAccountId: orNothing(Id) },
  { amount: 'value', bankAccountId: 'bankId' },
);

/** Where the money for a fund goes. @see spec B §3 Fund, fundInfo; decision 0300 */
export const TransferWire = recordOnWire(
  'Transfer',
  {
    id: Id,
    name: t.string,
    cnpj: t.string,
    bank: t.string,
    bankCode: orNothing(t.string),
    branch: t.string,
    number: t.string,
    checkDigit: t.string,
  },
  { branch: 'agency', number: 'account', checkDigit: 'digit' },
);

/** An account of the client, as orders name it. @see spec B §3 User (profile), Bank account */
export const AccountWire = recordOnWire(
  'Account',
  {
    id: Id,
    bankId: Id,
    // The list of banks may not know the bank (spec B §4 Redemption flow 5).
    bankName: orNothing(field('name', t.string)),
    branch: t.string,
    number: t.string,
    checkDigit: t.string,
  },
  { bankName: 'bank', branch: 'agency', number: 'accountNumber', checkDigit: 'digit' },
);

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
