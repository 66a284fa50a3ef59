import * as TE from 'fp-ts/TaskEither';
import type { OrderNotConfirmed } from './movements.errors.ts';

/** Puts a question to the client. Answers whether the client said yes, or why the question could not be put. */
export type AskClient<Question, F> = (question: Question) => TE.TaskEither<F, boolean>;

/** Goes on only when the client says yes. */
export const demandYes = <Question, F>(
  ask: AskClient<Question, F>,
  question: Question,
): TE.TaskEither<F | OrderNotConfirmed, true> =>
  TE.filterOrElseW(
    (isConfirmed: boolean): isConfirmed is true => isConfirmed,
    (): OrderNotConfirmed => ({ _tag: 'NotConfirmed' }),
  )(ask(question));
