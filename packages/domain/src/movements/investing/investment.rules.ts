import * as E from 'fp-ts/Either';
import { cents, sum, zero, type Cents } from '../../kernel/money.ts';
import type { Fund } from '../funds/fund.ts';
import type { InvestmentEntry, InvestmentLine, InvestmentOrder } from './investment.ts';
import type { InvestmentFieldError } from '../movements.errors.ts';
import type { BankAccount } from '../bank-account.ts';
import type { Instant } from '../../kernel/days.ts';
import { recentOrders, type History } from '../recent-orders.rules.ts';

/**
 * The least that the client may invest in a fund. It is the initial minimum for a client who holds nothing of it, and
 * the additional minimum for the others. While the position is unknown, it is the greater of the two (decision 0071).
 *
 * @see spec B §5 Investment per fund
 */
export const minimumInvestment = (fund: Fund): Cents => {
  const { position, minimumInitialInvestment: initial, minimumAdditionalInvestment: additional } = fund;
  if (position === undefined) return cents(Math.max(initial, additional));
  return position > 0 ? additional : initial;
};

const hasAmount = ({ amount }: InvestmentEntry): boolean => amount !== undefined && amount !== 0;

/** An entry with another amount. Without an amount it loses its account. @see spec B §5, "Setting a value to 0" */
export const withAmount = (entry: InvestmentEntry, amount: Cents | undefined): InvestmentEntry =>
  hasAmount({ ...entry, amount }) ? { ...entry, amount } : { ...entry, amount, bankAccountId: undefined };

/** The sum of all entries, valid or not. */
export const totalOf = (entries: readonly InvestmentEntry[]): Cents => sum(entries.map(({ amount }) => amount ?? zero));

/** What of the money to share out the entries leave. It is negative when they are more. */
export const leftToShareOut = (total: Cents, entries: readonly InvestmentEntry[]): Cents =>
  cents(total - totalOf(entries));

/** What is wrong with the amount of a line, whoever gives it: the client or a suggestion. */
export const amountErrors = (fund: Fund, amount: Cents): readonly InvestmentFieldError[] => {
  const minimum = minimumInvestment(fund);
  return amount < minimum ? [{ _tag: 'BelowMinimumInvestment', field: 'amount', fundId: fund.id, minimum }] : [];
};

/**
 * The errors of one entry. An entry needs both the amount and the account, or neither. An amount of 0 clears the
 * account.
 *
 * @param fund `undefined` when the list has no fund with the id
 * @see spec B §5 Investment per fund
 */
const entryErrors = (fund: Fund | undefined, entry: InvestmentEntry): readonly InvestmentFieldError[] => {
  const { fundId, amount, bankAccountId } = entry;
  if (fund === undefined) return [{ _tag: 'FundUnknown', field: 'fundId', fundId }];
  if (amount === 0) return [];
  if (amount === undefined)
    return bankAccountId === undefined ? [] : [{ _tag: 'AmountMissing', field: 'amount', fundId }];
  return [
    ...amountErrors(fund, amount),
    ...(bankAccountId === undefined ? [{ _tag: 'OriginAccountMissing', field: 'bankAccountId', fundId } as const] : []),
  ];
};

/** The errors of all entries, in their order. It is fast, so it can run at every change. */
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
 * Checks all entries. An order needs a total above zero and no error.
 *
 * @returns the order, or all errors. The list of errors is empty when no amount was entered
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

/** The line of a checked entry. An entry without an account has no amount either, and 0 orders nothing. */
const lineOf = ({ fundId, amount, bankAccountId }: InvestmentEntry): readonly InvestmentLine[] =>
  amount === undefined || amount === 0 || bankAccountId === undefined ? [] : [{ fundId, amount, bankAccountId }];

/**
 * The account that is chosen in advance: the client's only account. With two accounts none is chosen, because money
 * must not go to an account that nobody chose.
 *
 * @see spec B §4 Redemption flow 3; decision Q096
 */
export const preselectedAccount = (accounts: readonly BankAccount[]): BankAccount | undefined =>
  accounts.length === 1 ? accounts[0] : undefined;

/** The client's account with this id. An account of another client counts as no account. */
export const ownAccount = (
  accounts: readonly BankAccount[],
  bankAccountId: number | undefined,
): BankAccount | undefined => accounts.find(({ id }) => id === bankAccountId);

/**
 * Whether to ask before a new investment: there was one in the last two days, or the orders are unknown.
 *
 * @see spec B §4 Investment flow 1 and 2; decision Q083
 */
export const asksBeforeInvesting = (history: History, now: Instant): boolean =>
  recentOrders(history, now)?.some(({ operation }) => operation === 'investment') ?? true;

/**
 * Whether the movement list shows an investment of this moment or later, or is unknown. The orders of this session do
 * not count, because the client knows them.
 *
 * @see decisions Q083, 0201
 */
export const hasInvestedSince = ({ movements }: History, begunAt: Instant): boolean =>
  movements?.some(
    ({ operation, status, createdAt }) => operation === 'investment' && status !== 'canceled' && createdAt >= begunAt,
  ) ?? true;

/** An order that was sent, in the funds of its lines, at this moment or later. */
interface SentInvestment {
  readonly order: InvestmentOrder;
  readonly funds: readonly Pick<Fund, 'id' | 'name'>[];
  readonly since: Instant;
}

/**
 * Whether the movement list shows every line of an order, also of a canceled one: then the server took it. A list that
 * is not known shows nothing.
 *
 * @see decision 0387
 */
export const isListed = (
  { order, funds, since }: SentInvestment,
  { movements = [] }: Pick<History, 'movements'>,
): boolean =>
  order.lines.every((line) =>
    movements.some(
      ({ operation, amount, fundName, createdAt }) =>
        operation === 'investment' &&
        createdAt >= since &&
        amount === line.amount &&
        fundName === funds.find(({ id }) => id === line.fundId)?.name,
    ),
  );
