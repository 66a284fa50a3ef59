import type { BankAccount, OrderingClient } from '@aroeira/domain/movements';
import { riskProfileOf } from '@aroeira/domain/suitability';
import * as t from 'io-ts';
import { Id } from '../http/id.codec.ts';
import { orNothing } from '../http/nothing.codec.ts';

/** @see spec B §3 User (profile), Bank account */
const AccountWire = t.type({
  id: Id,
  bankId: Id,
  // The list of banks may not know the bank (spec B §4 Redemption flow 5).
  bank: orNothing(t.type({ name: t.string })),
  agency: t.string,
  accountNumber: t.string,
  digit: t.string,
});

/** The fields of a client that orders need. */
export const OrderingClientWire = t.type({
  riskProfileCategory: orNothing(t.type({ id: Id })),
  bankAccounts: t.array(AccountWire),
});

/** A client in the words of orders. */
export const orderingClientOf = ({
  riskProfileCategory,
  bankAccounts,
}: t.TypeOf<typeof OrderingClientWire>): OrderingClient => ({
  riskProfile: riskProfileCategory ? riskProfileOf(riskProfileCategory.id) : undefined,
  accounts: bankAccounts.map(accountOf),
});

const accountOf = ({ id, bankId, bank, agency, accountNumber, digit }: t.TypeOf<typeof AccountWire>): BankAccount => ({
  id,
  bankId,
  bankName: bank?.name,
  branch: agency,
  number: accountNumber,
  checkDigit: digit,
});
