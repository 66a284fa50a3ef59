import { finished } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import pLimit, { type LimitFunction } from 'p-limit';

/** Work on bodies and files of many megabytes. No other request runs during a piece of it. @see docs/decisions/0180 */
export interface LargeWork {
  /** Runs one piece at a time. Requests that wait run before each piece. */
  readonly alone: <A>(piece: () => A | Promise<A>) => Promise<A>;
  /**
   * Waits until the server may read a large body of this client. Until then the body stays with its sender. The place is
   * free again when the answer is sent or the connection is lost.
   */
  readonly placeToRead: (clientId: number, reply: FastifyReply) => Promise<void>;
}

/** So many bodies of 28 MB are in memory, at most. */
const READ_AT_ONCE = 8;

export const makeLargeWork = (): LargeWork => {
  const pieces = pLimit(1);
  const places = pLimit(READ_AT_ONCE);
  // A client has one place, so that slow bodies of one client do not fill all places.
  const ofClients = new Map<number, LimitFunction>();
  return {
    alone: (piece) =>
      pieces(async () => {
        await nextTurn();
        return piece();
      }),
    placeToRead: (clientId, { raw }) => {
      const ended = finished(raw).catch(() => undefined);
      const ofClient = ofClients.get(clientId) ?? pLimit(1);
      ofClients.set(clientId, ofClient);
      return new Promise((mayRead) => {
        const hold = (): Promise<void> => {
          mayRead();
          return ended;
        };
        void ofClient(() => places(hold)).then(() => {
          if (ofClient.activeCount + ofClient.pendingCount === 0) ofClients.delete(clientId);
        });
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
