import type { YieldLine } from './yield.ts';

/** The text of the yield chart of a period without points. @see spec B §2 Dashboard position and yield */
export const YIELD_EMPTY = 'Não há informações no período selecionado.';

/** The two lines of the chart. The words are ours. @see spec B §2 Dashboard position and yield */
export const YIELD_SERIES: Readonly<Record<YieldLine['of'], string>> = { portfolio: 'Carteira', ipca: 'IPCA' };
