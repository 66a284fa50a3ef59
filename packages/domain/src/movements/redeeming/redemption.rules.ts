import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Cents } from '../../kernel/money.ts';
import type { Fund } from '../funds/fund.ts';
import { fundIn } from '../funds/fund.rules.ts';
import type { RedemptionBlock, RedemptionFieldError } from '../movements.errors.ts';
import type { History } from '../recent-orders.rules.ts';
import type { RedeemableFund, RedemptionForm, RedemptionOrder } from './redemption.ts';
import { redeemablePosition, waitingRedemptions } from './waiting-redemptions.rules.ts';

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
 * Checks operation and amount. A total redemption takes the whole position, or what the waiting redemptions leave of it.
 * It ignores the typed amount and the minimums, because a client can always close a position.
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
