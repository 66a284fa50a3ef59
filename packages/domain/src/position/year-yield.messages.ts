import { formatPercent } from '../kernel/formats.ts';

/** The yield of the current year beside the total. The yield is of the portfolio without pension. Ours. @see decision 0379 */
export const yieldOfYear = (percent: number, hasPension: boolean): readonly [caption: string, figure: string] => [
  hasPension ? 'No ano, sem previdência' : 'No ano',
  `${percent > 0 ? '+' : ''}${formatPercent(percent)}`,
];
