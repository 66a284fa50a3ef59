import { formatAmount, formatPercent, formatPercentFigure, formatWhole } from '../../kernel/formats.ts';
import { cents } from '../../kernel/money.ts';
import type { LeverFields } from './levers.rules.ts';

/** What a lever counts in. */
const UNITS = {
  monthlySavings: 'cents',
  retirementIncome: 'cents',
  retirementAge: 'years',
  yearlyReturn: 'percents',
} as const;

/** A value of a lever in as few letters as its scale needs: `15 mil`, `6.210`, `65`, `4,50%`. @param value in the unit of its field */
export const leverWords = (name: keyof LeverFields, value: number): string => {
  switch (UNITS[name]) {
    case 'cents':
      return amountInShort(value);
    case 'years':
      return String(value);
    case 'percents':
      return formatPercent(value);
  }
};

/** `+690`, `-2`, `+0,50 p.p.`: how far a lever is from the saved value. `undefined` at that value. */
export const leverChange = (name: keyof LeverFields, saved: number, value: number): string | undefined => {
  // The digits beyond a hundredth come from doubles.
  const change = Number((value - saved).toFixed(2));
  if (change === 0) return undefined;
  const size = Math.abs(change);
  const words = UNITS[name] === 'percents' ? `${formatPercentFigure(size)} p.p.` : leverWords(name, size);
  return `${change < 0 ? '-' : '+'}${words}`;
};

const [THOUSAND, MILLION] = [1_000_00, 1_000_000_00];

/** Whole thousands and millions in words. Any other amount has all its digits. @param amount cents */
const amountInShort = (amount: number): string => {
  if (amount !== 0 && amount % MILLION === 0) return `${formatWhole(cents(100 * (amount / MILLION)))} mi`;
  if (amount !== 0 && amount % THOUSAND === 0) return `${formatWhole(cents(100 * (amount / THOUSAND)))} mil`;
  return amount % 100 === 0 ? formatWhole(cents(amount)) : formatAmount(cents(amount));
};
