import type { Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { Document } from '../kernel/document.ts';

/**
 * What was loaded for one client, each thing once.
 *
 * @typeParam Key which of the client's things it is: the period of a yield; empty when there is one
 */
export interface ClientCache<Key extends readonly string[], A> {
  readonly load: (document: Document, ...key: Key) => TaskEither<CallFailure, A>;
  /** What is held of this client, without a call; `undefined` until a load of it went well. */
  readonly held: (document: Document, ...key: Key) => A | undefined;
  /** Drops all that is held, so that the next load asks again: after money moved, or the session ended. */
  readonly drop: () => void;
}

/**
 * Holds what is one client's, so that it is asked for once in a session; concurrent loads share one call, another
 * client's document drops everything, a failed load is never held.
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
        // What comes after a drop comes into its own map, which nobody reads any more.
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
