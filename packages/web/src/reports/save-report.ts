import { reportFileName, type ReportCache, type ReportPeriod, type ReportRequest } from '@aroeira/domain/reports';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Downloads, NotDownloaded } from '../shell/native-wrapper/downloads.ts';

/** Gives the PDF of a report to the client. */
export type SaveReport = (request: ReportRequest) => TaskEither<NotDownloaded, void>;

interface SaveReportParts {
  readonly downloads: Downloads;
  readonly cache: Pick<ReportCache, 'held'>;
  /** Where the API has the file of a report. */
  readonly pathOf: (period: ReportPeriod) => string;
}

/** A report that the portal holds already is not asked for again. @see spec B §4 Reports */
export const makeSaveReport =
  ({ downloads, cache, pathOf }: SaveReportParts): SaveReport =>
  (request) => {
    const [path, fileName] = [pathOf(request.period), reportFileName(request.period)];
    const bytes = cache.held(request);
    return bytes === undefined
      ? downloads.save(path, fileName)
      : downloads.keep({ bytes, contentType: 'application/pdf' }, path, fileName);
  };
