import * as E from 'fp-ts/Either';
import { cents, type Cents } from '../../kernel/money.ts';
import type { RedeemableFund } from './redemption.ts';
import { checkPartialAmount, redeemablePosition } from './redemption.rules.ts';

/** The amounts that a partial redemption takes, both ends among them. Gross. */
export interface PartialRange {
  readonly least: Cents;
  readonly most: Cents;
}

/**
 * The amounts that `checkPartialAmount` lets through. `undefined` when the fund is too small for any.
 *
 * @see spec B §5 Redemption; decision 0375
 */
export const partialRange = (fund: RedeemableFund): PartialRange | undefined => {
  const least = cents(Math.max(1, fund.minimumRedemption));
  const most = cents(redeemablePosition(fund) - Math.max(0, fund.minimumHolding));
  return least <= most ? { least, most } : undefined;
};

/** A part of what the client can redeem, as an amount to type. */
interface AmountShortcut {
  readonly percent: number;
  readonly amount: Cents;
}

const PERCENTS = [25, 50, 75];

/**
 * The parts of what can be redeemed that a partial redemption takes, rounded down to the cent. A part that breaks the
 * minimum or the permanence is not offered.
 *
 * @see decision 0375
 */
export const amountShortcuts = (fund: RedeemableFund): readonly AmountShortcut[] => {
  const all = redeemablePosition(fund);
  return PERCENTS.map((percent) => ({ percent, amount: cents(Math.floor((all * percent) / 100)) })).filter(
    ({ amount }) => E.isRight(checkPartialAmount(fund, amount)),
  );
};
