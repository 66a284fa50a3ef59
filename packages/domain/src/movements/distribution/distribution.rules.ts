import * as E from 'fp-ts/Either';
import { cents, percentOf, sum, zero, type Cents } from '../../kernel/money.ts';
import type { Distribution, DistributionLine, FundShare, ManualReason, Suggestion } from './distribution.ts';
import type { Fund } from '../funds/fund.ts';
import type { InvestmentEntry } from '../investing/investment.ts';
import { amountErrors, totalOf } from '../investing/investment.rules.ts';

/** The facts that decide between suggested and entered amounts. */
interface DistributionFacts {
  readonly funds: readonly Fund[];
  readonly hasSuitability: boolean;
  /** All that the client wants to invest. Gross. */
  readonly total: Cents;
  /** The suggestion of the server, or the failure. */
  readonly suggested: E.Either<unknown, readonly Suggestion[]>;
}

/**
 * Decides whether the server suggests the amounts or the client enters them. A suggestion does not count when it is
 * empty, names a fund that is not offered, or is above the total (decision 0071).
 *
 * @see spec B §4 Investment flow 4; decision Q084
 */
export const distributionOf = ({ funds, hasSuitability, total, suggested }: DistributionFacts): Distribution => {
  if (!hasSuitability) return manual('no-suitability');
  if (E.isLeft(suggested)) return manual('suggestion-failed');
  const suggestions = suggested.right.filter(({ amount }) => amount !== 0);
  const wholly = sum(suggestions.map(({ amount }) => amount));
  const isForThese = suggestions.every(({ fundId }) => funds.some(({ id }) => id === fundId));
  if (suggestions.length === 0 || !isForThese || wholly > total) return manual('suggestion-failed');
  const isRefused = ({ fundId, amount }: Suggestion): boolean =>
    funds.some((fund) => fund.id === fundId && amountErrors(fund, amount).length > 0);
  if (!suggestions.some(isRefused)) return { _tag: 'Suggested', suggestions };
  // The client mends the amounts, and need not type all of them. A negative one is no amount to start from.
  const isUsable = suggestions.every(({ amount }) => amount > 0);
  return { ...manual('suggestion-breaks-minimum'), suggestions: isUsable ? suggestions : [] };
};

/** Whether the server suggests any amount. */
export const hasAmounts = (suggestions: readonly Suggestion[]): boolean =>
  suggestions.some(({ amount }) => amount !== 0);

/**
 * The suggestion that shares make of a total. Each amount is the difference of two rounded sums, so that shares of
 * 100 % add up to the total, to the cent.
 *
 * @returns none when a share is negative, or all are above 100 %
 * @see decision 0199
 */
export const suggestionsOf = (shares: readonly FundShare[], total: Cents): readonly Suggestion[] => {
  const parts = shares.map(({ percent }) => Math.round(percent * 100));
  const upTo = (count: number): number => parts.slice(0, count).reduce((all, part) => all + part, 0);
  if (parts.some((part) => part < 0) || upTo(parts.length) > WHOLE) return [];
  const paidUpTo = (count: number): number => Number((BigInt(total) * BigInt(upTo(count)) + HALF) / BigInt(WHOLE));
  return shares.map(({ fundId }, index) => ({ fundId, amount: cents(paidUpTo(index + 1) - paidUpTo(index)) }));
};

/** 100 %, in hundredths of a percent. */
const WHOLE = 10_000;
const HALF = 5_000n;

/**
 * 'Definir alocação': the client enters the amounts and starts from the suggested ones.
 *
 * @see spec B §4 Investment flow 4; decision Q085
 */
export const takeOver = ({ suggestions }: Distribution): Distribution => ({ ...manual('chosen'), suggestions });

const manual = (reason: ManualReason): Distribution => ({ _tag: 'Manual', reason, suggestions: [] });

/** One entry for each fund, with the suggested amount. The client always chooses the account. @see decision Q085 */
export const entriesOf = (funds: readonly Fund[], { suggestions }: Distribution): readonly InvestmentEntry[] =>
  funds.map(({ id }) => ({ fundId: id, amount: suggestionFor(suggestions, id), bankAccountId: undefined }));

/** The entries, with the suggested amount for each entry without an amount. A suggestion that breaks a minimum gives none. */
export const withSuggestions = (
  entries: readonly InvestmentEntry[],
  { _tag, suggestions }: Distribution,
): readonly InvestmentEntry[] =>
  _tag === 'Manual'
    ? entries
    : entries.map((entry) => ({ ...entry, amount: entry.amount ?? suggestionFor(suggestions, entry.fundId) }));

const suggestionFor = (suggestions: readonly Suggestion[], id: number): Cents | undefined =>
  suggestions.find(({ fundId }) => fundId === id)?.amount;

/**
 * The lines of the distribution, one for each fund.
 *
 * percent = amount / total entered percentAfter = (position + amount) / (sum of positions + total entered)
 *
 * Both have two decimals, rounded half up. 0 over 0 is 0. An unknown position is not zero, so `percentAfter` is then
 * absent.
 *
 * @see spec B §3 Distribution per fund, B §4 Investment flow 4; decision Q158
 */
export const distributionLines = (
  funds: readonly Fund[],
  entries: readonly InvestmentEntry[],
  { suggestions }: Distribution,
): readonly DistributionLine[] => {
  const total = totalOf(entries);
  const positions = funds.flatMap(({ position }) => position ?? []);
  const held = positions.length === funds.length ? sum(positions) : undefined;
  const positionIn = new Map(funds.map(({ id, position }) => [id, position ?? zero]));
  return entries.map((entry) => {
    const amount = entry.amount ?? zero;
    const after = sum([positionIn.get(entry.fundId) ?? zero, amount]);
    return {
      ...entry,
      percent: percentOf(amount, total),
      suggestion: suggestionFor(suggestions, entry.fundId),
      percentAfter: held === undefined ? undefined : percentOf(after, sum([held, total])),
    };
  });
};
