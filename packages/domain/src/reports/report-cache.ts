import { constVoid } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import type { LoadReport } from './load-report.use-case.ts';
import type { Pdf, ReportRequest } from './report.ts';

/** A client's reports, each asked for once. */
interface ReportCache {
  readonly load: LoadReport;
  /** Drops what is held: the account switched, or the session ended. */
  readonly drop: () => void;
}

/**
 * Holds the reports that came, so that each is asked for once; one that failed is asked for again. Days name a period
 * here, since `today` means another day tomorrow.
 *
 * @see spec B §4 Reports "cached per period"
 */
export const makeReportCache = (load: LoadReport): ReportCache => {
  let held = new Map<string, Pdf>();
  return {
    drop: () => void (held = new Map()),
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
