import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { ReportPeriod } from './report.ts';
import type { Reports } from './reports.ports.ts';

/** The server took the request to send a report to the client's own address. */
export interface ReportEmailed {
  readonly _tag: 'ReportEmailed';
  readonly period: ReportPeriod;
}

export type EmailReport = (period: ReportPeriod) => TE.TaskEither<CallFailure, ReportEmailed>;

/** A call during another one shares its answer: a double tap sends one e-mail. @see spec B §7 Reports; decision Q015 */
export const makeEmailReport = (reports: Pick<Reports, 'email'>): EmailReport => {
  const sending = new Map<string, Promise<Either<CallFailure, ReportEmailed>>>();
  const send = async (period: ReportPeriod): Promise<Either<CallFailure, ReportEmailed>> => {
    const sent = await pipe(
      reports.email(period),
      TE.map((): ReportEmailed => ({ _tag: 'ReportEmailed', period })),
    )();
    sending.delete(period.date);
    return sent;
  };
  return (period) => () => {
    const current = sending.get(period.date) ?? send(period);
    sending.set(period.date, current);
    return current;
  };
};
