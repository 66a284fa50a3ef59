import { riskProfileOf } from '@aroeira/domain/suitability';
import * as t from 'io-ts';
import { Day } from '../http/day.codec.ts';
import { Id } from '../http/id.codec.ts';
import { orNothing } from '../http/nothing.codec.ts';
import { inOurWords } from '../http/ours.codec.ts';
import { field, recordOnWire } from '../http/record.codec.ts';

/** @see spec B §3 User (profile), Bank account */
const AccountWire = recordOnWire(
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

/** The fields of a client that orders need. */
const OrderingClientWire = recordOnWire(
  'OrderingClient',
  { id: Id, birthDate: orNothing(Day), profileId: orNothing(field('id', Id)), accounts: t.array(AccountWire) },
  { profileId: 'riskProfileCategory', accounts: 'bankAccounts' },
);

/** A client in the words of orders. */
export const OrderingClientRead = inOurWords(OrderingClientWire, ({ profileId, ...client }) => ({
  ...client,
  riskProfile: profileId === undefined ? undefined : riskProfileOf(profileId),
}));
