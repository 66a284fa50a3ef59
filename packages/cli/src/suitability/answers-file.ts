import type { SuitabilityAnswers, SuitabilityQuestion } from '@aroeira/domain/suitability';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { usage, type Refusal } from '../refusal.ts';

/** The answers of a client: a list of ids in any order, or the id of the answer by the id of the question. */
export const AnswersFile = t.type({ answers: t.union([t.readonlyArray(t.Int), t.record(t.string, t.Int)]) });
export type AnswersFile = t.TypeOf<typeof AnswersFile>;

/** The answers by question. An id that no question offers is a slip of the file. @see decision Q136 */
export const givenAnswers = (
  questions: readonly SuitabilityQuestion[],
  { answers }: AnswersFile,
): E.Either<Refusal, SuitabilityAnswers> => {
  const pairs: readonly (readonly [number, number])[] = isList(answers)
    ? answers.map((id) => [questionOf(questions, id), id])
    : Object.entries(answers).map(([question, id]) => [Number(question), id]);
  const stranger = pairs.find(([question, id]) => !isOffered(questions, question, id));
  return stranger === undefined
    ? E.right(new Map(pairs))
    : E.left(usage(`No question offers the answer ${String(stranger[1])}.`, 'answers'));
};

// A record is not a list, but the type of a readonly list is lost in Array.isArray.
const isList = (answers: AnswersFile['answers']): answers is readonly t.Int[] => Array.isArray(answers);

const questionOf = (questions: readonly SuitabilityQuestion[], answerId: number): number =>
  questions.find(({ answers }) => answers.some(({ id }) => id === answerId))?.id ?? 0;

const isOffered = (questions: readonly SuitabilityQuestion[], question: number, answerId: number): boolean =>
  questions.some(({ id, answers }) => id === question && answers.some((answer) => answer.id === answerId));
