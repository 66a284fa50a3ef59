import type { Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { Document } from '../kernel/document.ts';

/**
 * The loaded data of one client. Each value loads once.
 *
 * @typeParam Key distinguishes the values of a client, such as the period of a yield. Empty for one value.
 */
export interface ClientCache<Key extends readonly string[], A> {
  readonly load: (document: Document, ...key: Key) => TaskEither<CallFailure, A>;
  /** The cached value of this client. It makes no call. `undefined` until a load succeeds. */
  readonly held: (document: Document, ...key: Key) => A | undefined;
  /** Empties the cache, so the next load asks again. Call it after an order or at the end of a session. */
  readonly drop: () => void;
}

/**
 * Keeps the loaded data of one client. Concurrent loads share one call. Another client's document empties the cache. It
 * does not keep a failed load.
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
        // After a drop a late answer goes into the old map, which nobody reads any more.
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
