import { constVoid } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import type { Clock } from '@aroeira/domain/kernel';
import {
  GIVE_UP_AT,
  type LoadingReport,
  type LoadReport,
  type Pdf,
  type ReportRequest,
  type ReportWaits,
} from '@aroeira/domain/reports';

/** A report that loads, and how many milliseconds the client waited for it before. */
interface AwaitedReport extends LoadingReport {
  readonly waited: number;
}

/** A client's reports. The portal asks for each once. */
export interface ReportCache {
  readonly load: (request: ReportRequest) => AwaitedReport;
  /** A report that is here already. */
  readonly held: (request: ReportRequest) => Pdf | undefined;
  /** Drops a report that turned out to be broken. */
  readonly forget: (request: ReportRequest) => void;
  /** Drops everything. Call it after a switch of the account or the end of the session. */
  readonly drop: () => void;
}

interface Parts {
  readonly load: LoadReport;
  readonly waits: ReportWaits;
  /** The clock of the device: the wait is its own. */
  readonly clock: Clock;
}

/** Asks once, after a failure again. The key has a period's days. @see spec B §4 "cached per period"; decision 0321 */
export const makeReportCache = ({ load, waits, clock }: Parts): ReportCache => {
  let held = new Map<string, Pdf>();
  const begin = (key: string): number => {
    const now = clock.now();
    const waited = now - (waits.since(key) ?? now);
    // A wait that ended while nobody was there does not count.
    if (waited > 0 && waited < GIVE_UP_AT) return waited;
    waits.begin(key, now)();
    return 0;
  };
  return {
    drop: () => void (held = new Map()),
    forget: (request) => void held.delete(keyOf(request)),
    held: (request) => held.get(keyOf(request)),
    load: (request) => {
      const key = keyOf(request);
      const pdf = held.get(key);
      if (pdf !== undefined) return { outcome: Promise.resolve(E.right(pdf)), stop: constVoid, waited: 0 };
      const mine = held;
      const waited = request.source === 'generated' ? begin(key) : 0;
      const { outcome, stop } = load(request, waited);
      const kept = outcome.then((found) => {
        waits.end(key)();
        if (E.isRight(found)) mine.set(key, found.right);
        return found;
      });
      return { outcome: kept, stop, waited };
    },
  };
};

const keyOf = ({ period, source }: ReportRequest): string => `${source} ${period.from} ${period.to}`;
