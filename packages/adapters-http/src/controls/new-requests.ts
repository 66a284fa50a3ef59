import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { LoggedRequest } from './controls.codecs.ts';

/** What came to a log. */
export interface NewRequests {
  /** Whether the log is another one: the server started again, or another world has this name now. */
  readonly isAnew: boolean;
  readonly requests: readonly LoggedRequest[];
}

/**
 * Reads what came to a log. After a request that is known, it asks for that one again: a log without it is a new one,
 * which counts from one, and is read from its beginning.
 * @param from the last known request, or the number after which the first reading begins
 */
export const newRequests = <E>(
  read: (after: number) => TE.TaskEither<E, readonly LoggedRequest[]>,
  from: LoggedRequest | number,
): TE.TaskEither<E, NewRequests> =>
  typeof from === 'number'
    ? all(read(from), false)
    : pipe(
        read(from.seq - 1),
        TE.chain(([known, ...newer]) =>
          known?.seq === from.seq && known.at === from.at
            ? TE.right({ isAnew: false, requests: newer })
            : all(read(0), true),
        ),
      );

const all = <E>(task: TE.TaskEither<E, readonly LoggedRequest[]>, isAnew: boolean) =>
  pipe(
    task,
    TE.map((requests): NewRequests => ({ isAnew, requests })),
  );
