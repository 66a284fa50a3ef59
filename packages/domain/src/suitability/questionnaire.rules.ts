import * as E from 'fp-ts/Either';
import type { SuitabilityAnswers, SuitabilityError, SuitabilityQuestion } from './suitability.ts';

type Questions = readonly SuitabilityQuestion[];

/** The answers with a new or changed one. */
export const withAnswer = (answers: SuitabilityAnswers, questionId: number, answerId: number): SuitabilityAnswers =>
  new Map([...answers, [questionId, answerId]]);

/** An answer counts only when the question offers it. The questionnaire may have changed since the answer. */
const answerTo = (answers: SuitabilityAnswers, question: SuitabilityQuestion): number | undefined =>
  question.answers.find(({ id }) => id === answers.get(question.id))?.id;

const unanswered = (questions: Questions, answers: SuitabilityAnswers): readonly number[] =>
  questions.flatMap((question, i) => (answerTo(answers, question) === undefined ? [i] : []));

/** Ids in the order of the questions, which all need one. @see spec A §3 Suitability, A §5; decision Q136 */
export const checkAnswers = (
  questions: Questions,
  answers: SuitabilityAnswers,
): E.Either<SuitabilityError, readonly number[]> => {
  const indexes = unanswered(questions, answers);
  return indexes.length > 0
    ? E.left({ _tag: 'QuestionsUnanswered', indexes })
    : E.right(questions.flatMap((question) => answerTo(answers, question) ?? []));
};

/** The content of `/registration/suitability/start/:currentQuestion?`. */
type QuestionPage =
  | { readonly _tag: 'Introduction' }
  | { readonly _tag: 'Question'; readonly index: number }
  /** The client goes to another question. */
  | { readonly _tag: 'Elsewhere'; readonly index: number };

/** Counted from 0, up to the first question without an answer; without a number the introduction. @see decision Q135 */
export const questionPage = (
  questions: Questions,
  answers: SuitabilityAnswers,
  parameter: string | undefined,
): QuestionPage => {
  const furthest = unanswered(questions, answers)[0] ?? questions.length - 1;
  if (parameter === undefined || !/^\d+$/.test(parameter) || furthest < 0) return { _tag: 'Introduction' };
  const index = Number(parameter);
  return index > furthest ? { _tag: 'Elsewhere', index: furthest } : { _tag: 'Question', index };
};

/** The next place after a question: another question, or the sending of the answers. */
type AfterQuestion = { readonly _tag: 'Question'; readonly index: number } | { readonly _tag: 'Send' };

/** A client cannot leave a question without an answer. @see spec A §5 "Suitability: every question needs an answer" */
export const afterQuestion = (
  questions: Questions,
  answers: SuitabilityAnswers,
  index: number,
): E.Either<SuitabilityError, AfterQuestion> => {
  const missing = unanswered(questions, answers);
  if (missing.includes(index)) return E.left({ _tag: 'QuestionsUnanswered', indexes: [index] });
  if (index + 1 < questions.length) return E.right({ _tag: 'Question', index: index + 1 });
  return E.right(missing[0] === undefined ? { _tag: 'Send' } : { _tag: 'Question', index: missing[0] });
};
