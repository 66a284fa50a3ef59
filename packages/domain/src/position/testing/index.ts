import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Document } from '../../kernel/document.ts';
import { calendarDay } from '../../kernel/days.ts';
import { cents } from '../../kernel/money.ts';
import type { Holding } from '../position.ts';
import type { Positions, YieldHistories } from '../position.ports.ts';
import type { YieldHistory, YieldPoint } from '../yield.ts';

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

/** A server that gives one answer to each load, repeats the last answer, and keeps the documents. */
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

/** Two months in which the portfolio yielded 2,50% and IPCA 0,90%. */
export const YIELDS: YieldHistory = {
  points: [yieldPoint('2026-10-20', 1, 0.4), yieldPoint('2026-11-20', 2.5, 0.9)],
  total: { portfolio: 2.5, ipca: 0.9 },
};

/** A server that gives one answer to each load of a yield, repeats the last answer, and remembers the calls. */
export const yieldHistories = (
  ...answers: readonly TE.TaskEither<CallFailure, YieldHistory>[]
): YieldHistories & { readonly asked: (readonly [Document, string])[] } => {
  const asked: (readonly [Document, string])[] = [];
  return {
    asked,
    of: (document, period) => {
      asked.push([document, period]);
      return answers[Math.min(asked.length, answers.length) - 1] ?? TE.right(YIELDS);
    },
  };
};
