import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { calendarDay, type Instant } from '../../kernel/days.ts';
import { reportRequests } from '../period.rules.ts';
import type { Pdf, ReportAnswer, ReportPeriod, ReportRequest } from '../report.ts';
import type { Reports, ReportWaits } from '../reports.ports.ts';

/** The first bytes of a PDF. */
export const PDF: Pdf = Uint8Array.from([0x25, 0x50, 0x44, 0x46]);

export const period = (changes: Partial<ReportPeriod> = {}): ReportPeriod => ({
  date: '2026-10-31',
  description: 'Outubro de 2026',
  localFileName: '2026-10',
  from: calendarDay('2026-10-01'),
  to: calendarDay('2026-10-31'),
  ...changes,
});

export const request = (changes: Partial<ReportRequest> = {}): ReportRequest => ({
  period: period(),
  source: 'generated',
  ...changes,
});

/** The periods of the list on a day: of its statements, or those that a client may ask for. */
export const periodsOf = (source: ReportRequest['source'], today: string): readonly ReportPeriod[] =>
  reportRequests(calendarDay(today)).flatMap((one) => (one.source === source ? [one.period] : []));

/** An answer to one question about a report. */
export type Answer = TE.TaskEither<CallFailure, ReportAnswer>;

export const preparing: Answer = TE.right({ _tag: 'Preparing' });
export const ready: Answer = TE.right({ _tag: 'Ready', pdf: PDF });

/** A server that gives one answer to each question, repeats the last answer, and keeps the questions. */
export const reports = (...answers: readonly Answer[]): Reports & { readonly asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    statement: ({ date }) => {
      asked.push(`statement ${date}`);
      return TE.right(PDF);
    },
    generated:
      ({ date }) =>
      () => {
        asked.push(`generated ${date}`);
        return (answers[Math.min(asked.length, answers.length) - 1] ?? ready)();
      },
    email: ({ date }) => {
      asked.push(`email ${date}`);
      return TE.right(undefined);
    },
  };
};

/** The waits of a tab. */
export const reportWaits = (): ReportWaits & { readonly kept: () => readonly string[] } => {
  const kept = new Map<string, Instant>();
  return {
    kept: () => [...kept.keys()],
    since: (report) => kept.get(report),
    begin: (report, at) => () => void kept.set(report, at),
    end: (report) => () => void kept.delete(report),
  };
};
