import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Cents } from '../../kernel/money.ts';
import type { Fund } from '../funds/fund.ts';
import { fundIn } from '../funds/fund.rules.ts';
import type { RedemptionBlock, RedemptionFieldError } from '../movements.errors.ts';
import type { HeldFund, RedemptionForm, RedemptionOrder } from './redemption.ts';

/**
 * The fund of the list that a client redeems from.
 *
 * @see spec B §4 Redemption flow 1; decisions Q093, Q163
 */
export const heldFundIn =
  (fundId: number) =>
  (funds: readonly Fund[]): E.Either<RedemptionBlock, HeldFund> =>
    funds.length === 0 ? E.left({ _tag: 'NothingToRedeem' }) : pipe(funds, fundIn(fundId), E.chainW(heldFundOf));

/** An unknown position is not zero, so it blocks the form. */
const heldFundOf = (fund: Fund): E.Either<RedemptionBlock, HeldFund> => {
  const { position } = fund;
  if (position === undefined) return E.left({ _tag: 'PositionUnknown' });
  return position <= 0 ? E.left({ _tag: 'NothingHeld' }) : E.right({ ...fund, position });
};

/**
 * Checks the amount of a partial redemption.
 *
 * @param fund its position and minimums, in cents
 * @param amount gross, in cents. `undefined` while the field is empty. A zero counts as missing too.
 * @returns the amount, or the first rule that it breaks, in the order of the specification
 * @see spec B §5 Redemption; decisions Q055, Q094
 */
export const checkPartialAmount = (
  fund: HeldFund,
  amount: Cents | undefined,
): E.Either<RedemptionFieldError, Cents> => {
  const { position, minimumRedemption, minimumHolding } = fund;
  if (amount === undefined || amount === 0) return E.left({ _tag: 'AmountMissing', field: 'amount' });
  if (amount < minimumRedemption)
    return E.left({ _tag: 'BelowMinimumRedemption', field: 'amount', minimum: minimumRedemption });
  if (position - amount < minimumHolding)
    return E.left({ _tag: 'BelowMinimumHolding', field: 'amount', minimum: minimumHolding });
  // The specification names one more general check, but not its rule. Decision Q094 has ours. An amount comes here only
  // when the minimums of the fund are below zero.
  if (amount < 0 || amount > position) return E.left({ _tag: 'AmountInvalid', field: 'amount' });
  return E.right(amount);
};

/**
 * Checks operation and amount. A total redemption takes the whole position. It ignores the typed amount and the
 * minimums, because a client can always close a position.
 *
 * @see spec B §4 Redemption flow 3; decision Q095
 */
const checkRequest = (
  fund: HeldFund,
  { operation, amount }: RedemptionForm,
): E.Either<RedemptionFieldError, Pick<RedemptionOrder, 'operation' | 'amount'>> => {
  if (operation === undefined) return E.left({ _tag: 'OperationMissing', field: 'operation' });
  if (operation === 'partial')
    return E.map((checked: Cents) => ({ operation, amount: checked }))(checkPartialAmount(fund, amount));
  return fund.position > 0
    ? E.right({ operation, amount: fund.position })
    : E.left({ _tag: 'AmountInvalid', field: 'amount' });
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
  (fund: HeldFund) =>
  (form: RedemptionForm): E.Either<readonly RedemptionFieldError[], RedemptionOrder> => {
    const [request, account] = [checkRequest(fund, form), checkAccount(form.bankAccountId)];
    return E.isRight(request) && E.isRight(account)
      ? E.right({ fundId: fund.id, ...request.right, bankAccountId: account.right })
      : E.left([request, account].flatMap((checked) => (E.isLeft(checked) ? [checked.left] : [])));
  };
