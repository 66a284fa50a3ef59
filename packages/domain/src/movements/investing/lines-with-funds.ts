import type { Cents } from '../../kernel/money.ts';
import type { Fund } from '../funds/fund.ts';
import type { InvestmentLine } from './investment.ts';

/** The lines with their funds. The rules refuse a line without a fund in the list. */
export const linesWithFunds = (
  funds: readonly Fund[],
  lines: readonly InvestmentLine[],
): readonly { readonly fund: Fund; readonly amount: Cents; readonly bankAccountId: number }[] =>
  lines.flatMap(({ fundId, ...line }) => {
    const fund = funds.find(({ id }) => id === fundId);
    return fund === undefined ? [] : [{ fund, ...line }];
  });
