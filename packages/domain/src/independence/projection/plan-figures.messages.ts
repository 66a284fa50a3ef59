import type { Cents } from '../../kernel/money.ts';
import type { Goals, Outlook } from '../plan.ts';

/** One amount of the independence dashboard. */
interface PlanFigure {
  readonly caption: string;
  readonly amount: Cents;
}

/** The specification names the amounts in English only. The words are ours. @see spec B §2 Financial independence */
const CAPTIONS = {
  retirementIncome: 'Renda mensal na aposentadoria',
  reserve: (retirementAge: number) => `Reserva necessária aos ${retirementAge} anos`,
  monthlySavings: 'Poupança mensal atual',
  missing: { Monthly: 'Quanto poupar por mês', AtOnce: 'Quanto falta hoje' },
} as const;

/** In the order of the dashboard. @see spec B §2 Financial independence; decision Q008 */
export const planFigures = (
  goals: Goals,
  { reserveAtRetirement, monthlySavings, missing }: Outlook,
): readonly PlanFigure[] => [
  { caption: CAPTIONS.retirementIncome, amount: goals.retirementIncome },
  { caption: CAPTIONS.reserve(goals.retirementAge), amount: reserveAtRetirement },
  { caption: CAPTIONS.monthlySavings, amount: monthlySavings },
  { caption: CAPTIONS.missing[missing._tag], amount: missing.amount },
];
