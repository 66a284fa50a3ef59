import type { IO } from 'fp-ts/IO';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { mayBeTaken, type CallFailure } from '../kernel/call-failure.ts';

/**
 * Places an order and remembers it. It also remembers an order without a readable answer, because the server may have
 * taken it. It does not remember a refused order.
 *
 * @see decision Q083
 */
export const placeAndRemember = (
  place: TE.TaskEither<CallFailure, void>,
  remember: IO<void>,
): TE.TaskEither<CallFailure, void> =>
  pipe(
    place,
    TE.tapError((failure) => (mayBeTaken(failure) ? TE.fromIO(remember) : TE.of(undefined))),
    TE.tapIO(() => remember),
  );
