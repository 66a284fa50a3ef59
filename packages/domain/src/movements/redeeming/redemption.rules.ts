import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { type Cents, cents, sum, zero } from '../../kernel/money.ts';
import type { Fund } from '../funds/fund.ts';
import { fundIn } from '../funds/fund.rules.ts';
import type { RedemptionBlock, RedemptionFieldError } from '../movements.errors.ts';
import { type History, recentOrders } from '../recent-orders.rules.ts';
import type { RedeemableFund, RedemptionForm, RedemptionOrder, HeldFund, WaitingRedemptions } from './redemption.ts';
import type { Instant } from '../../kernel/days.ts';
import type { OrderTrace } from '../history/movement.ts';

/**
 * The fund of the list that a client redeems from, with the redemptions of it that wait.
 *
 * @see spec B §4 Redemption flow 1; decisions Q093, Q163, 0193
 */
export const heldFundIn =
  (fundId: number, history: History) =>
  (funds: readonly Fund[]): E.Either<RedemptionBlock, RedeemableFund> =>
    funds.length === 0
      ? E.left({ _tag: 'NothingToRedeem' })
      : pipe(funds, fundIn(fundId), E.chainW(redeemableFundOf(history)));

/** An unknown position is not zero, so it blocks the form. */
const redeemableFundOf =
  (history: History) =>
  (fund: Fund): E.Either<RedemptionBlock, RedeemableFund> => {
    const { position } = fund;
    if (position === undefined) return E.left({ _tag: 'PositionUnknown' });
    if (position <= 0) return E.left({ _tag: 'NothingHeld' });
    const redeemable = { ...fund, position, waiting: waitingRedemptions(fund, history) };
    return redeemablePosition(redeemable) > 0 ? E.right(redeemable) : E.left({ _tag: 'AllLeaving' });
  };

/**
 * Checks the amount of a partial redemption.
 *
 * @param fund its position, what already leaves it, and its minimums, in cents
 * @param amount gross, in cents. `undefined` while the field is empty. A zero counts as missing too.
 * @returns the amount, or the first rule that it breaks, in the order of the specification
 * @see spec B §5 Redemption; decisions Q055, Q094, 0193
 */
export const checkPartialAmount = (
  fund: RedeemableFund,
  amount: Cents | undefined,
): E.Either<RedemptionFieldError, Cents> => {
  const { minimumRedemption, minimumHolding, waiting } = fund;
  const most = redeemablePosition(fund);
  if (amount === undefined || amount === 0) return E.left({ _tag: 'AmountMissing', field: 'amount' });
  if (amount < minimumRedemption)
    return E.left({ _tag: 'BelowMinimumRedemption', field: 'amount', minimum: minimumRedemption });
  // A fund without a permanence has none to keep (decision 0303).
  if (minimumHolding > 0 && most - amount < minimumHolding)
    return E.left({ _tag: 'BelowMinimumHolding', field: 'amount', minimum: minimumHolding, leaving: waiting.leaving });
  // The specification names one more general check, but not its rule. Decision Q094 has ours.
  if (amount < 0 || amount > most) return E.left({ _tag: 'AmountInvalid', field: 'amount' });
  return E.right(amount);
};

/**
 * Checks operation and amount. A total redemption takes the whole position, or what the waiting redemptions leave of
 * it. It ignores the typed amount and the minimums, because a client can always close a position.
 *
 * @see spec B §4 Redemption flow 3; decision 0193
 */
const checkRequest = (
  fund: RedeemableFund,
  { operation, amount }: RedemptionForm,
): E.Either<RedemptionFieldError, Pick<RedemptionOrder, 'operation' | 'amount'>> => {
  if (operation === undefined) return E.left({ _tag: 'OperationMissing', field: 'operation' });
  if (operation === 'partial-redemption')
    return E.map((checked: Cents) => ({ operation, amount: checked }))(checkPartialAmount(fund, amount));
  const rest = redeemablePosition(fund);
  return rest > 0 ? E.right({ operation, amount: rest }) : E.left({ _tag: 'AmountInvalid', field: 'amount' });
};

const checkAccount = (bankAccountId: number | undefined): E.Either<RedemptionFieldError, number> =>
  E.fromNullable<RedemptionFieldError>({ _tag: 'AccountMissing', field: 'bankAccountId' })(bankAccountId);

/**
 * Checks the whole form. It is fast, so it can run at every change.
 *
 * @returns the order, or the errors in the order of the form, at most one for each field
 * @see spec B §5 Redemption
 */
export const checkRedemption =
  (fund: RedeemableFund) =>
  (form: RedemptionForm): E.Either<readonly RedemptionFieldError[], RedemptionOrder> => {
    const [request, account] = [checkRequest(fund, form), checkAccount(form.bankAccountId)];
    return E.isRight(request) && E.isRight(account)
      ? E.right({ fundId: fund.id, ...request.right, bankAccountId: account.right })
      : E.left([request, account].flatMap((checked) => (E.isLeft(checked) ? [checked.left] : [])));
  };

/**
 * The redemptions of a fund that wait. The movement list is read anew when the form opens, so it has every order that
 * was booked. Only when it failed to load, the orders of this session stand in for it. The list has the name of a fund
 * and not its id.
 *
 * @see decision 0193
 */
export const waitingRedemptions = (
  { name }: Pick<HeldFund, 'name'>,
  { movements, submitted }: History,
): WaitingRedemptions => {
  const own = (movements ?? submitted).filter(({ fundName, status }) => fundName === name && status === 'pending');
  const partial = own.filter(({ operation }) => operation === 'partial-redemption');
  return {
    areKnown: movements !== undefined,
    leaving: sum(partial.map(({ amount }) => amount)),
    isClosing: own.some(({ operation }) => operation === 'total-redemption'),
  };
};

/**
 * What the waiting redemptions leave of the position: the most that a client can still redeem, and the amount of a
 * total redemption. Gross, never below zero.
 *
 * @see decision 0193
 */
export const redeemablePosition = ({ position, waiting }: RedeemableFund): Cents =>
  waiting.isClosing ? zero : cents(Math.max(0, position - waiting.leaving));

/**
 * A redemption as the movement list will show it. The list has the name of a fund and not its id, so two orders with
 * the same name count as orders of the same fund.
 */
export const traceOfRedemption = (
  fund: Pick<HeldFund, 'name'>,
  { operation, amount }: RedemptionOrder,
  createdAt: Instant,
): OrderTrace => ({
  fundName: fund.name,
  operation,
  status: 'pending',
  amount,
  createdAt,
});

/**
 * Whether to ask before the same redemption: same fund, operation and amount within two days, or the orders are
 * unknown. It makes no call.
 *
 * @param wanted from `traceOfRedemption`, with the time of now
 * @see spec B §4 Redemption flow 4; decision Q083
 */
export const asksBeforeRepeating = (history: History, wanted: OrderTrace): boolean =>
  recentOrders(history, wanted.createdAt)?.some(isSame(wanted)) ?? true;

/**
 * Whether to ask once more at the confirmation: the list has more of the same redemption than the client knew of, or
 * nobody knows the list and the client was not asked.
 *
 * @param listed the movement list of now
 * @param known what the first question was decided by
 * @see spec B §4 Redemption flow 4; decision 0302
 */
export const hasRepeatedSince = (listed: History['movements'], known: History, wanted: OrderTrace): boolean => {
  const countIn = (movements: History['movements']): number | undefined =>
    recentOrders({ movements, submitted: [] }, wanted.createdAt)?.filter(isSame(wanted)).length;
  const count = countIn(listed);
  return count === undefined
    ? !asksBeforeRepeating(known, wanted)
    : count > Math.max(countIn(known.movements) ?? 0, countIn(known.submitted) ?? 0);
};

const isSame =
  (wanted: OrderTrace) =>
  ({ fundName, operation, amount }: OrderTrace): boolean =>
    fundName === wanted.fundName && operation === wanted.operation && amount === wanted.amount;
