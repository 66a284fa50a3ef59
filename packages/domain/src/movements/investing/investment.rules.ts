import * as E from 'fp-ts/Either';
import { cents, sum, zero, type Cents } from '../../kernel/money.ts';
import type { Fund } from '../funds/fund.ts';
import type { InvestmentEntry, InvestmentLine, InvestmentOrder } from './investment.ts';
import type { InvestmentFieldError } from '../movements.errors.ts';

/**
 * The least that may be put into a fund: the additional minimum for who holds some of it, the initial one for who holds
 * nothing. While the position is not known, the greater of the two, so that neither is broken (decision 0071).
 *
 * @see spec B §5 Investment per fund
 */
export const minimumInvestment = (fund: Fund): Cents => {
  const { position, minimumInitialInvestment: initial, minimumAdditionalInvestment: additional } = fund;
  if (position === undefined) return cents(Math.max(initial, additional));
  return position > 0 ? additional : initial;
};

/** Whether an entry has money in it. */
const hasAmount = ({ amount }: InvestmentEntry): boolean => amount !== undefined && amount !== 0;

/** An entry with another amount. Without money in it, it forgets its account. @see spec B §5, "Setting a value to 0" */
export const withAmount = (entry: InvestmentEntry, amount: Cents | undefined): InvestmentEntry =>
  hasAmount({ ...entry, amount }) ? { ...entry, amount } : { ...entry, amount, bankAccountId: undefined };

/** All that was entered, right or wrong. */
export const totalOf = (entries: readonly InvestmentEntry[]): Cents => sum(entries.map(({ amount }) => amount ?? zero));

/**
 * What is wrong with one fund's entry. Amount and account belong together: neither stands without the other.
 *
 * @param fund `undefined` when the list of funds has none of that id
 * @see spec B §5 Investment per fund
 */
const entryErrors = (fund: Fund | undefined, entry: InvestmentEntry): readonly InvestmentFieldError[] => {
  const { fundId, amount, bankAccountId } = entry;
  if (fund === undefined) return [{ _tag: 'FundUnknown', field: 'fundId', fundId }];
  if (amount === undefined || amount === 0)
    return bankAccountId === undefined ? [] : [{ _tag: 'AmountMissing', field: 'amount', fundId }];
  const minimum = minimumInvestment(fund);
  return [
    ...(amount < minimum ? [{ _tag: 'BelowMinimumInvestment', field: 'amount', fundId, minimum } as const] : []),
    ...(bankAccountId === undefined ? [{ _tag: 'OriginAccountMissing', field: 'bankAccountId', fundId } as const] : []),
  ];
};

/** Everything that is wrong, in the order of the entries. Cheap and pure, so that it can run on every change. */
export const investmentErrors = (
  funds: readonly Fund[],
  entries: readonly InvestmentEntry[],
): readonly InvestmentFieldError[] =>
  entries.flatMap((entry) =>
    entryErrors(
      funds.find(({ id }) => id === entry.fundId),
      entry,
    ),
  );

/**
 * The order to place, once it has a total above zero and no error.
 *
 * @returns everything that is wrong otherwise; an empty list when nothing was entered
 * @see spec B §5, "Submit needs a total above zero and no errors"
 */
export const checkInvestment = (
  funds: readonly Fund[],
  entries: readonly InvestmentEntry[],
): E.Either<readonly InvestmentFieldError[], InvestmentOrder> => {
  const errors = investmentErrors(funds, entries);
  const total = totalOf(entries);
  return errors.length > 0 || total <= 0 ? E.left(errors) : E.right({ lines: entries.flatMap(lineOf), total });
};

/** An entry that was checked: without an account it is one of nothing. */
const lineOf = ({ fundId, amount, bankAccountId }: InvestmentEntry): readonly InvestmentLine[] =>
  amount === undefined || bankAccountId === undefined ? [] : [{ fundId, amount, bankAccountId }];

/** Where the flow goes after the amounts. @see spec B §4 Investment flow 3 */
export const afterAmounts = (needsSignature: boolean): 'sign' | 'confirmation' =>
  needsSignature ? 'sign' : 'confirmation';
