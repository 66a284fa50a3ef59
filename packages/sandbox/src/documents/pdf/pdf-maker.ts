import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { refuseUnavailable } from '../../http/refusal.ts';
import type { Brand } from '../../web/brand.ts';
import type { PdfContent } from './pdf-content.ts';

/** Makes PDFs in a thread of its own, one at a time: a long one takes too much time between two answers. */
export interface PdfMaker {
  /** @throws Refusal 503 while too many wait; Error when it cannot be drawn, or takes too long */
  readonly make: (content: PdfContent) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** So many wait for the one that is drawn, at most. */
const MOST_WAITING = 30;
const TOO_LONG_MS = 30_000;

const startWorker = (): Worker => {
  const worker = new Worker(new URL('pdf-worker.js', import.meta.url), { execArgv: [] });
  // A thread without work does not keep the process alive.
  worker.unref();
  return worker;
};

/** The thread starts with the first PDF. After a failure the next PDF starts another one. */
export const makePdfMaker = (brand: Brand): PdfMaker => {
  const inTurn = pLimit(1);
  let worker: Worker | undefined;
  const stop = async (): Promise<void> => {
    const stopped = worker;
    worker = undefined;
    await stopped?.terminate();
  };
  const draw = async (content: PdfContent): Promise<Buffer> => {
    worker ??= startWorker();
    const drawn = once(worker, 'message', { signal: AbortSignal.timeout(TOO_LONG_MS) });
    worker.postMessage({ content, brand });
    try {
      const [bytes] = await drawn;
      return Buffer.from(bytes);
    } catch (error) {
      await stop();
      throw error;
    }
  };
  return {
    make: async (content) => {
      if (inTurn.pendingCount >= MOST_WAITING) throw refuseUnavailable();
      return inTurn(() => draw(content));
    },
    close: () => inTurn(stop),
  };
};
