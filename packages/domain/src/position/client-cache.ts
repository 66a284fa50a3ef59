import type { Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { Document } from '../kernel/document.ts';

/**
 * What was loaded for one client. Each thing is loaded once.
 *
 * @typeParam Key tells the things of a client apart: the period of a yield. Empty when there is only one thing.
 */
export interface ClientCache<Key extends readonly string[], A> {
  readonly load: (document: Document, ...key: Key) => TaskEither<CallFailure, A>;
  /** What is in the cache for this client. It makes no call. `undefined` until a load succeeded. */
  readonly held: (document: Document, ...key: Key) => A | undefined;
  /** Empties the cache, so the next load asks again: after money moved, or the session ended. */
  readonly drop: () => void;
}

/**
 * Keeps what was loaded for one client. Concurrent loads share one call. Another client's document empties the cache. A
 * failed load is not kept.
 *
 * @see spec B §4 Reports "cached per session until the account switches"; decision Q080
 */
export const makeClientCache = <Key extends readonly string[], A>(
  load: ClientCache<Key, A>['load'],
): ClientCache<Key, A> => {
  let client: Document | undefined;
  let held = new Map<string, Held<A>>();
  const drop = (): void => {
    client = undefined;
    held = new Map();
  };
  return {
    drop,
    held: (document, ...key) => (document === client ? held.get(nameOf(key))?.loaded : undefined),
    load:
      (document, ...key) =>
      async () => {
        if (document !== client) drop();
        client = document;
        const name = nameOf(key);
        const found = held.get(name);
        if (found !== undefined) return found.answer;
        // After a drop a late answer goes into the old map, which is not read any more.
        const mine = held;
        const answer = load(document, ...key)();
        mine.set(name, { answer, loaded: undefined });
        const settled = await answer;
        if (settled._tag === 'Left') mine.delete(name);
        else mine.set(name, { answer, loaded: settled.right });
        return settled;
      },
  };
};

interface Held<A> {
  readonly answer: Promise<Either<CallFailure, A>>;
  readonly loaded: A | undefined;
}

const nameOf = (key: readonly string[]): string => key.join(' ');
