import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { ChangeReport } from '../flow/change-report.rules.ts';
import type { ChangeReports } from '../flow/change-reports.ports.ts';

/** A server that takes reports, or fails. It remembers the reports. */
export const changeReports = (
  failure?: CallFailure,
): ChangeReports & { readonly sent: (ChangeReport & { readonly clientId: number })[] } => {
  const sent: (ChangeReport & { readonly clientId: number })[] = [];
  return {
    sent,
    send: (clientId, report) => {
      sent.push({ clientId, ...report });
      return failure === undefined ? TE.right(undefined) : TE.left(failure);
    },
  };
};
