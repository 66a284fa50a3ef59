import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/transaction.ts';
import type { PdfContent } from '../documents/pdf/pdf-content.ts';
import type { PdfMaker } from '../documents/pdf/pdf-maker.ts';
import type { ServerClock } from '../time/server-clock.ts';
import { settleOrders } from '../movements/settle-orders.sql.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import {
  askFor,
  claimNext,
  forgetReport,
  keepMade,
  markFailed,
  readPreparation,
  TAKES_MS,
  type ReportKey,
} from './preparation.sql.ts';
import { statement } from './statement.ts';
import { statementFigures } from './statement-figures.sql.ts';

interface Parts {
  readonly db: Database;
  readonly clock: Pick<ServerClock, 'now' | 'follow'>;
  readonly pdfs: PdfMaker;
}

/** The reports that are made in the background. The queue is in the database, so it survives a restart. */
export interface Preparations {
  /** Asks for a report. The first question starts its preparation, and so does the first one after an `error`. */
  readonly ask: (key: ReportKey) => Promise<'agendado' | 'error' | Buffer>;
  /** The report as the client got it today, also when its figures changed since. `undefined` when there is none. */
  readonly held: (key: ReportKey) => Promise<Buffer | undefined>;
  /** Makes what waits from before this server started. */
  readonly resume: () => void;
  /** Ends after the report that is being made. The others stay in the queue. */
  readonly close: () => Promise<void>;
}

/** A later question waits so long for the making, in real time. A client that asks again waits for ten seconds. */
const PATIENCE_MS = 9_000;
/** What another server makes is looked at so often. */
const LOOK_MS = 100;

/** What a report shows now, after the orders that are due. */
export const reportContent = async (
  { db, clock }: Pick<Parts, 'db'> & { readonly clock: Pick<ServerClock, 'now'> },
  { clientId, from, to }: ReportKey,
): Promise<PdfContent> => {
  const now = clock.now();
  await settleOrders(db, clientId, now);
  const today = dayOfSaoPaulo(now);
  const period = { from, to };
  return statement({ period, today, figures: await statementFigures(db, clientId, { ...period, today }) });
};

const fingerprintOf = (content: PdfContent): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** @see docs/decisions/0187 */
export const makePreparations = (parts: Parts): Preparations => {
  const { db, clock } = parts;
  const work = makeInBackground(parts);
  const isEarly = ({ asked_at }: { readonly asked_at: Date }) => clock.now().getTime() - asked_at.getTime() < TAKES_MS;
  const read = async (key: ReportKey) => {
    const asked = await askFor(db, key, clock.now());
    if (asked.state !== 'waiting') return asked;
    const made = work.wake();
    if (isEarly(asked)) return asked;
    const end = Date.now() + PATIENCE_MS;
    await Promise.race([made, pause(PATIENCE_MS, undefined, { ref: false })]);
    let found = await readPreparation(db, key);
    // Another server makes it.
    while (found?.state === 'waiting' && Date.now() < end && !work.isClosed()) {
      await pause(LOOK_MS, undefined, { ref: false });
      found = await readPreparation(db, key);
    }
    return found ?? asked;
  };
  return {
    ask: async (key) => {
      const found = await read(key);
      if (found.state === 'failed') {
        await forgetReport(db, key);
        return 'error';
      }
      if (isEarly(found) || found.content === null) return 'agendado';
      if (found.fingerprint === fingerprintOf(await reportContent(parts, key))) return Buffer.from(found.content);
      await forgetReport(db, key);
      await askFor(db, key, clock.now());
      void work.wake();
      return 'agendado';
    },
    held: async (key) => {
      const found = await readPreparation(db, key);
      if (found?.state !== 'made' || found.content === null || isEarly(found)) return undefined;
      const isOfToday = dayOfSaoPaulo(found.asked_at) === dayOfSaoPaulo(clock.now());
      return isOfToday ? Buffer.from(found.content) : undefined;
    },
    resume: () => void work.wake(),
    close: work.close,
  };
};

const makeInBackground = (parts: Parts) => {
  const { db, clock, pdfs } = parts;
  let [isWanted, isClosed] = [false, false];
  let running: Promise<void> | undefined;
  const makeOne = async (key: ReportKey): Promise<void> => {
    try {
      await clock.follow();
      const shown = await reportContent(parts, key);
      await keepMade(db, key, { content: await pdfs.make(shown), fingerprint: fingerprintOf(shown) });
    } catch {
      await markFailed(db, key);
    }
  };
  const makeAll = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false;
      for (let key = await claimNext(db); key !== undefined; key = isClosed ? undefined : await claimNext(db))
        await makeOne(key);
    }
  };
  return {
    isClosed: () => isClosed,
    /** Starts the work if it rests. @returns a promise that ends with the work and never fails */
    wake: (): Promise<void> => {
      isWanted = !isClosed;
      // What a failed database keeps from being made stays in the queue.
      running ??= makeAll()
        .catch(() => undefined)
        .finally(() => (running = undefined));
      return running;
    },
    close: async (): Promise<void> => {
      isClosed = true;
      isWanted = false;
      await running;
    },
  };
};
