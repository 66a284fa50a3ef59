import type { IO } from 'fp-ts/IO';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isRefusedWith, mayBeTaken, type CallFailure } from '../kernel/call-failure.ts';
import type { OrderNotConfirmed } from './movements.errors.ts';
import type { Repetition } from './movements.ports.ts';

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

/** Asks the client a question. Answers whether the client said yes, or why nobody could ask. */
export type AskClient<Question, F> = (question: Question) => TE.TaskEither<F, boolean>;

/** Continues only when the client says yes. */
export const demandYes = <Question, F>(
  ask: AskClient<Question, F>,
  question: Question,
): TE.TaskEither<F | OrderNotConfirmed, true> =>
  TE.filterOrElseW(
    (isConfirmed: boolean): isConfirmed is true => isConfirmed,
    (): OrderNotConfirmed => ({ _tag: 'NotConfirmed' }),
  )(ask(question));

/** Asks when there is something to ask, and continues after a yes alone. */
export const askAgain = <Question, F>(
  ask: AskClient<Question, F>,
  question: Question,
  isAsked: boolean,
): TE.TaskEither<F | OrderNotConfirmed, Repetition> =>
  isAsked
    ? pipe(
        demandYes(ask, question),
        TE.map(() => 'confirmed'),
      )
    : TE.right('unasked');

/** Sends an order. It is sent again after a yes, when the server says with this code that it took the same one lately. */
export const sendAsking = <E extends Parameters<typeof isRefusedWith>[0], F>(
  send: (repetition: Repetition) => TE.TaskEither<E, void>,
  { repetition, code, again }: { repetition: Repetition; code: string; again: () => TE.TaskEither<F, Repetition> },
): TE.TaskEither<E | F, void> =>
  pipe(
    send(repetition),
    TE.orElseW(
      (failure): TE.TaskEither<E | F, void> =>
        isRefusedWith(failure, code) ? pipe(again(), TE.chainW(send)) : TE.left(failure),
    ),
  );
