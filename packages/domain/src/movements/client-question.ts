import * as TE from 'fp-ts/TaskEither';
import type { OrderNotConfirmed } from './movements.errors.ts';

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
