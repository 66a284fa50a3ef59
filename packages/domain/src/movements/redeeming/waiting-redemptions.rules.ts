import { cents, sum, zero, type Cents } from '../../kernel/money.ts';
import type { History } from '../recent-orders.rules.ts';
import type { HeldFund, RedeemableFund, WaitingRedemptions } from './redemption.ts';

/**
 * The redemptions of a fund that wait. The movement list is read anew when the form opens, so it has every order that was
 * booked. Only when it failed to load, the orders of this session stand in for it. The list has the name of a fund and
 * not its id.
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
 * What the waiting redemptions leave of the position: the most that a client can still redeem, and the amount of a total
 * redemption. Gross, never below zero.
 *
 * @see decision 0193
 */
export const redeemablePosition = ({ position, waiting }: RedeemableFund): Cents =>
  waiting.isClosing ? zero : cents(Math.max(0, position - waiting.leaving));
