import { finished } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import pLimit, { type LimitFunction } from 'p-limit';

/** Work on bodies and files of many megabytes. No other request runs during a piece of it. @see docs/decisions/0180 */
export interface LargeWork {
  /** Runs one piece at a time. Requests that wait run before each piece. */
  readonly alone: <A>(piece: () => A | Promise<A>) => Promise<A>;
  /** Waits until a large body of this client may be read. The place is free when the answer left, or the sender. */
  readonly placeToRead: (sender: Sender, reply: FastifyReply) => Promise<void>;
}

interface Sender {
  readonly clientId: number;
  /** The network of the address, as `networkOf` gives it. */
  readonly network: string;
}

/** So many bodies of 28 MB are in memory, at most. */
const READ_AT_ONCE = 8;
/** So many of them come from one network. Slow bodies of one network, with many accounts, do not fill all places. */
const OF_A_NETWORK = 4;

/** Runs work for a key. At most so many pieces of work of one key run at a time. */
const limitEach = (most: number): ((key: string, work: () => Promise<unknown>) => Promise<unknown>) => {
  const limits = new Map<string, LimitFunction>();
  return async (key, work) => {
    const limit = limits.get(key) ?? pLimit(most);
    limits.set(key, limit);
    await limit(work);
    if (limit.activeCount + limit.pendingCount === 0) limits.delete(key);
  };
};

export const makeLargeWork = (): LargeWork => {
  const pieces = pLimit(1);
  const places = pLimit(READ_AT_ONCE);
  const ofClient = limitEach(1);
  const ofNetwork = limitEach(OF_A_NETWORK);
  return {
    alone: (piece) =>
      pieces(async () => {
        await nextTurn();
        return piece();
      }),
    placeToRead: ({ clientId, network }, { raw }) => {
      const ended = finished(raw).catch(() => undefined);
      return new Promise((mayRead) => {
        const hold = (): Promise<void> => {
          mayRead();
          return ended;
        };
        void ofClient(String(clientId), () => ofNetwork(network, () => places(hold)));
      });
    },
  };
};

/** Fastify's limit of a body. Only calls with files take more. */
const LARGE = 1024 * 1024;

/** Reads bodies as Fastify does. It reads large ones one by one. */
export const readBodies = (app: FastifyInstance, { alone }: Pick<LargeWork, 'alone'>): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const read = (): void => void parse(request, body.toString(), done);
    if (body.length <= LARGE) read();
    else void alone(read);
  });
};
