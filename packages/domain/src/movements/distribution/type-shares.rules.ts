import { percentOf, sum, zero } from '../../kernel/money.ts';
import { FUND_TYPES, fundTypeOf } from '../../position/fund-type.ts';
import { fundTypeCaption } from '../funds/fund-filter.rules.ts';
import type { Fund } from '../funds/fund.ts';
import type { InvestmentEntry } from '../investing/investment.ts';

/** The part of one fund type in all that a client holds, in percent with two decimals. */
export interface TypeShare {
  readonly caption: string;
  /** The server's word for the type. */
  readonly type: string;
  /** Before the investment. */
  readonly now: number;
  /** With the amounts of the investment. */
  readonly after: number;
}

/**
 * The portfolio by fund type, before an investment and after it, by the sums of decision Q158. A type with nothing in it is
 * left out. `undefined` while a position is unknown: a guessed zero would make all parts wrong (decision 0071).
 *
 * @see decision 0377
 */
export const typeShares = (
  funds: readonly Fund[],
  entries: readonly InvestmentEntry[],
): readonly TypeShare[] | undefined => {
  if (funds.some(({ position }) => position === undefined)) return undefined;
  const added = new Map(entries.map(({ fundId, amount }) => [fundId, amount ?? zero]));
  const amounts = funds.map(({ id, type, position }) => {
    const before = position ?? zero;
    return { type, caption: fundTypeCaption(type), before, after: sum([before, added.get(id) ?? zero]) };
  });
  const [before, after] = [sum(amounts.map((one) => one.before)), sum(amounts.map((one) => one.after))];
  return [...new Map(amounts.map(({ caption, type }) => [caption, type]))]
    .map(([caption, type]) => {
      const own = amounts.filter((one) => one.caption === caption);
      return {
        caption,
        type,
        now: percentOf(sum(own.map((one) => one.before)), before),
        after: percentOf(sum(own.map((one) => one.after)), after),
      };
    })
    .filter((share) => share.now > 0 || share.after > 0)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
};

/** The order of the catalogue. A type outside it comes last. */
const rankOf = ({ type }: TypeShare): number => {
  const known = fundTypeOf(type);
  return known === undefined ? FUND_TYPES.length : FUND_TYPES.indexOf(known);
};
