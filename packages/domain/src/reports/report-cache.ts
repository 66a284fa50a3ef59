import { constVoid } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import type { LoadReport } from './load-report.use-case.ts';
import type { Pdf, ReportRequest } from './report.ts';

/** A client's reports. The portal asks for each once. */
export interface ReportCache {
  readonly load: LoadReport;
  /** A report that is here already. */
  readonly held: (request: ReportRequest) => Pdf | undefined;
  /** Drops everything. Call it after a switch of the account or the end of the session. */
  readonly drop: () => void;
}

/**
 * Keeps the loaded reports, so it asks for each once. It asks again for a failed report. The key has the days of a
 * period, because `today` is another day tomorrow.
 *
 * @see spec B §4 Reports "cached per period"
 */
export const makeReportCache = (load: LoadReport): ReportCache => {
  let held = new Map<string, Pdf>();
  return {
    drop: () => void (held = new Map()),
    held: (request) => held.get(keyOf(request)),
    load: (request) => {
      const pdf = held.get(keyOf(request));
      if (pdf !== undefined) return { outcome: Promise.resolve(E.right(pdf)), stop: constVoid };
      const mine = held;
      const { outcome, stop } = load(request);
      const kept = outcome.then((found) => {
        if (E.isRight(found)) mine.set(keyOf(request), found.right);
        return found;
      });
      return { outcome: kept, stop };
    },
  };
};

const keyOf = ({ period, source }: ReportRequest): string => `${source} ${period.from} ${period.to}`;
