import type { CalendarDay } from '@aroeira/domain/kernel';
import { isStillNamed, reportFileName, type ReportPeriod, type ReportRequest } from '@aroeira/domain/reports';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { ReportCache } from './report-cache.ts';
import type { Downloads, NotDownloaded } from '../shell/native-wrapper/downloads.ts';

/** Gives the PDF of a report to the client. */
export type SaveReport = (request: ReportRequest) => TaskEither<NotDownloaded, void>;

interface SaveReportParts {
  readonly downloads: Downloads;
  readonly cache: Pick<ReportCache, 'held'>;
  /** Today in São Paulo. */
  readonly today: () => CalendarDay;
  /** Where the API has the file of a report. */
  readonly pathOf: (period: ReportPeriod) => string;
}

/**
 * A report that the portal holds already is not asked for again. A browser saves its bytes. The native app gets its
 * address, as long as that is the address of this report.
 *
 * @see spec B §1, B §4 Reports; decisions 0189, 0312
 */
export const makeSaveReport =
  ({ downloads, cache, today, pathOf }: SaveReportParts): SaveReport =>
  (request) => {
    const [path, fileName] = [pathOf(request.period), reportFileName(request.period)];
    const bytes = cache.held(request);
    if (bytes === undefined) return downloads.save(path, fileName);
    const address = isStillNamed(request, today()) ? path : undefined;
    return downloads.keep({ bytes, contentType: 'application/pdf' }, address, fileName);
  };
