import * as t from 'io-ts';
import { Id } from '../http/id.codec.ts';
import { orNothing } from '../http/around.codec.ts';
import { field, recordOnWire } from '../http/record.codec.ts';

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
