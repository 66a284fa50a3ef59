import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Document } from '../../kernel/document.ts';
import { calendarDay } from '../../kernel/days.ts';
import { cents } from '../../kernel/money.ts';
import type { Holding } from '../position.ts';
import type { Positions } from '../position.ports.ts';
import type { YieldPoint } from '../yield.ts';

export const holding = (type: string, amount: number): Holding => ({ type, amount: cents(amount) });

export const yieldPoint = (day: string, portfolio: number, ipca: number): YieldPoint => ({
  day: calendarDay(day),
  portfolio,
  ipca,
});

/** A position in four of the fund types: 1.000,00 in all. */
export const HOLDINGS: readonly Holding[] = [
  holding('MULTIMERCADO', 250_00),
  holding('Renda Fixa', 500_00),
  holding('prev_cons', 249_99),
  holding('ACOES', 1),
  holding('INTERNACIONAL', 0),
];

/** A server that answers each load in turn, the last one for ever, and counts them by document. */
export const positions = (
  ...answers: readonly TE.TaskEither<CallFailure, readonly Holding[]>[]
): Positions & { readonly asked: Document[] } => {
  const asked: Document[] = [];
  return {
    asked,
    of: (document) => {
      asked.push(document);
      return answers[Math.min(asked.length, answers.length) - 1] ?? TE.right(HOLDINGS);
    },
  };
};
