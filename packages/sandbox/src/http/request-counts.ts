import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Database } from '../database/transaction.ts';
import { addRequests } from './request-counts.sql.ts';

const EXCHANGE_MS = 1000;

interface Count {
  /** The requests of all processes, as the database knew them last. */
  shared: number;
  /** The requests of this process since then. */
  own: number;
}

/**
 * Of a minute, told to the other processes once a second: no request waits for a database (docs/decisions/0181).
 * @param db what the processes share; a process alone tells nobody
 */
export const makeRequestCounts = (db: Database | undefined, time: () => number = Date.now) => {
  let minute = 0;
  let counts = new Map<string, Count>();
  let timer: NodeJS.Timeout | undefined;

  const countOf = (network: string): Count => {
    const count = counts.get(network) ?? { shared: 0, own: 0 };
    counts.set(network, count);
    return count;
  };

  /** Adds what this process counted to the database, and takes over what is there. */
  const exchange = async (): Promise<void> => {
    if (db === undefined) return;
    const known = counts;
    const sent = [...known].flatMap(([network, { own }]) => (own === 0 ? [] : [{ network, count: own }]));
    if (sent.length === 0) return;
    const all = new Map((await addRequests(db, minute, sent)).map(({ network, count }) => [network, count]));
    for (const { network, count } of sent) {
      const mine = known.get(network);
      if (mine === undefined) continue;
      mine.own -= count;
      mine.shared = all.get(network) ?? count;
    }
  };

  const exchangeInTurn = async (): Promise<void> => {
    try {
      await exchange();
    } catch {
      // Without the database this process counts its own requests. The next exchange sends them.
    }
    timer = undefined;
  };

  const store: FastifyRateLimitStore = {
    incr: (network, answer, windowMs) => {
      const now = time();
      if (minute !== Math.floor(now / windowMs)) counts = new Map();
      minute = Math.floor(now / windowMs);
      const count = countOf(network);
      count.own += 1;
      if (db !== undefined) timer ??= setTimeout(() => void exchangeInTurn(), EXCHANGE_MS).unref();
      answer(null, { current: count.shared + count.own, ttl: windowMs - (now % windowMs) });
    },
    child: () => store,
  };
  /** Tells the others what is not told yet. */
  const stop = async (): Promise<void> => {
    clearTimeout(timer);
    await exchangeInTurn();
  };
  return { store, exchange, stop };
};
