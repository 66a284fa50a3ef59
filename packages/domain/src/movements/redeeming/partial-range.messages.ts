import { formatBrl } from '../../kernel/formats.ts';
import type { RedeemableFund } from './redemption.ts';
import { partialRange } from './partial-range.rules.ts';

/** What the amount of a partial redemption may be, and why. The words are ours. @see decision 0375 */
export const partialRangeMessage = (fund: RedeemableFund): string => {
  const range = partialRange(fund);
  if (range === undefined) return 'O saldo não alcança um resgate parcial. Escolha o resgate total.';
  const ends = `De ${formatBrl(range.least)} a ${formatBrl(range.most)}`;
  return fund.minimumHolding > 0 ? `${ends}, para manter ${formatBrl(fund.minimumHolding)} no fundo.` : `${ends}.`;
};

/** The shortcut that chooses the total redemption. Ours. @see decision 0375 */
export const EVERYTHING = 'Tudo';
