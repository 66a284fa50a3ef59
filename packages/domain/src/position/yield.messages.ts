import { formatDay, formatPercent } from '../kernel/formats.ts';
import type { YieldHistory, YieldLine } from './yield.ts';
import { realYield } from './yield.rules.ts';

/** The text of the yield chart of a period without points. @see spec B §2 Dashboard position and yield */
export const YIELD_EMPTY = 'Não há informações no período selecionado.';

/** The two lines of the chart. The words are ours. @see spec B §2 Dashboard position and yield */
export const YIELD_SERIES: Readonly<Record<YieldLine['of'], string>> = { portfolio: 'Carteira', ipca: 'IPCA' };

/**
 * Our words; empty without points. It names no first day, as the period begins before the first point.
 * @param history has its earliest point first
 */
export const yieldSentence = ({ points, total }: YieldHistory): string => {
  const last = points.at(-1);
  if (last === undefined) return '';
  const portfolio = `sua carteira ${total.portfolio < 0 ? 'caiu' : 'rendeu'} ${formatPercent(Math.abs(total.portfolio))}`;
  return `No período até ${formatDay(last.day)}, ${portfolio} e a inflação foi de ${formatPercent(total.ipca)}. ${againstIpca(realYield(total))}`;
};

const againstIpca = (percent: number): string => {
  const figure = formatPercent(Math.abs(percent));
  if (figure === formatPercent(0)) return 'Você acompanhou o IPCA.';
  return percent > 0 ? `Você ganhou ${figure} acima do IPCA.` : `Você ficou ${figure} abaixo do IPCA.`;
};
