import { constVoid } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import type { LoadReport } from './load-report.use-case.ts';
import type { Pdf, ReportRequest } from './report.ts';

/** A client's reports. Each is asked for once. */
interface ReportCache {
  readonly load: LoadReport;
  /** Drops everything: the account was switched, or the session ended. */
  readonly drop: () => void;
}

/**
 * Keeps the reports that came, so each is asked for once. A failed report is asked for again. The key has the days of a
 * period, since `today` is another day tomorrow.
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
