import { permissionsOf } from '@aroeira/domain/registration';
import { flagMessage } from '@aroeira/domain/registration/messages';
import type { ReportRequest } from '@aroeira/domain/reports';
import { periodsMessage } from '@aroeira/domain/reports/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import type { App } from '../composition.ts';
import { callRefusal, refusal, refusalBy, usage, type Refusal } from '../refusal.ts';

export type ReportListing = Pick<App, 'flags' | 'memory' | 'reports'>;

/** Every report that the client can open today. @see spec B §6 */
export const listedReports = (app: ReportListing): TE.TaskEither<Refusal, readonly ReportRequest[]> =>
  pipe(
    cleared(app),
    TE.chain((session) => pipe(app.flags.gatherStanding(session), TE.mapLeft(callRefusal))),
    TE.map((standing) => permissionsOf(standing).reports),
    TE.filterOrElse(
      ({ isOpen }) => isOpen,
      ({ reason }) => refusal('cannot_see_reports', flagMessage(reason)),
    ),
    TE.chain(() => pipe(app.reports.list, TE.mapLeft(refusalBy(periodsMessage)))),
  );

/** The report of a period, under the name that `portal reports periods` prints. Any other name is wrong usage. */
export const namedReport = (app: ReportListing, name: string): TE.TaskEither<Refusal, ReportRequest> =>
  pipe(
    listedReports(app),
    TE.chain((requests) => {
      const found = requests.find(({ period }) => period.date === name);
      const names = requests.map(({ period }) => period.date).join(', ');
      return found === undefined
        ? TE.left(usage(`"${name}" is not a period. Today there are ${names}.`, 'period'))
        : TE.right(found);
    }),
  );
