import { formatPercent, formatWhole } from '../../kernel/formats.ts';
import { cents, zero } from '../../kernel/money.ts';
import type { Plan } from '../plan.ts';
import { monthlyRate, usageRate } from '../projection/rate.rules.ts';
import { percentHeld, type Chances, type Simulation } from './chances.rules.ts';

/** The band in the legend. */
export const BAND = '8 em cada 10 simulações';

/** Stands below each chance. */
export const NO_PROMISE = 'É uma simulação, e não uma promessa: rentabilidade passada não garante a futura.';

/** `88 de cada 100 simulações` */
const chanceWords = (chances: Pick<Chances, 'held' | 'paths'>): string =>
  `${percentHeld(chances)} de cada 100 simulações`;

/** Says how sure a plan is, in words. The words are ours. @see decision Q171 */
export const chanceSentence = ({ goals }: Pick<Plan, 'goals'>, chances: Chances): string => {
  const leaves = goals.inheritance === zero ? '' : ' e deixa a herança';
  return `O dinheiro dura até os ${goals.lifeExpectancy} anos${leaves} em ${chanceWords(chances)}.`;
};

const percents = (fraction: number): string => formatPercent(fraction * 100);

/** Tells formula and limits of a simulation, for people. @see decisions Q171, 0208 */
export const simulationMethod = (
  { goals: { yearlyReturn } }: Pick<Plan, 'goals'>,
  { volatility, paths, seed }: Simulation,
): readonly string[] => [
  `São ${formatWhole(cents(100 * paths))} simulações. Em cada mês, o saldo é multiplicado por (1 + i) × exp(s × z − s² ÷ 2).`,
  `i é a taxa mensal do plano: ${percents(monthlyRate(yearlyReturn))} até a aposentadoria e ${percents(usageRate(yearlyReturn))} depois dela. z é um número sorteado da distribuição normal.`,
  `s = v ÷ √12. v é a oscilação de um ano no seu perfil: ${percents(volatility)}.`,
  'A faixa vai do 10º ao 90º percentil dos saldos em cada idade.',
  'O dinheiro dura em uma simulação quando o saldo não fica abaixo de zero antes do último ano e termina com a herança ou mais.',
  `O sorteio começa sempre do mesmo número (${seed}), para que o mesmo plano mostre a mesma faixa.`,
  'Limites: a média e a oscilação são as mesmas por toda a vida. Impostos, inflação e crises longas não entram na conta.',
];
