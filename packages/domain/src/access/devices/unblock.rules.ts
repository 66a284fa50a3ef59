import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { CalendarDay } from '../../kernel/days.ts';
import { checkForm } from '../../kernel/fields/index.ts';
import { unblockForm, type UnblockAnswers } from './unblock.form.ts';
import { UNBLOCK_QUESTIONS, type UnblockFailure, type UnblockQuestion } from './unblock.ts';

/** @see spec A §9 "Unblock: 3 random questions out of 5" */
const ASKED = 3;

/** Three fractions from 0 up to, but not including, 1: one for each question. */
type Draws = readonly [number, number, number];

/**
 * Draws three different questions out of the five, in random order.
 *
 * @param draws unpredictable fractions. Each one draws a question from those that are left
 * @see spec A §2 Password and device screens, A §9 "3 random questions out of 5"
 */
export const drawQuestions = (draws: Draws): readonly UnblockQuestion[] =>
  draws.reduce<readonly UnblockQuestion[]>((drawn, draw) => {
    const left = UNBLOCK_QUESTIONS.filter((question) => !drawn.includes(question));
    return [...drawn, ...left.slice(Math.floor(draw * left.length)).slice(0, 1)];
  }, []);

/** The answers as the client types them. A question without an answer is absent. */
export type TypedAnswers = Readonly<Partial<Record<UnblockQuestion, string>>>;

/**
 * Checks the answers by the form of the answered questions. At least three are needed.
 *
 * @returns the answers, or the first wrong field
 * @see spec A §5 Access forms
 */
export const checkAnswers = (typed: TypedAnswers, today: CalendarDay): E.Either<UnblockFailure, UnblockAnswers> => {
  const answered = UNBLOCK_QUESTIONS.filter((question) => typed[question] !== undefined);
  if (answered.length < ASKED) return E.left(invalidIn((question) => !answered.includes(question)));
  const none = { motherName: '', cep: '', birthDate: '', streetNumber: '', email: '' };
  return pipe(
    checkForm(unblockForm(answered), { ...none, ...typed }, { today }),
    E.mapLeft((errors) => invalidIn((question) => errors[question] !== undefined)),
  );
};

const invalidIn = (isWrong: (question: UnblockQuestion) => boolean): UnblockFailure => {
  const field = UNBLOCK_QUESTIONS.find(isWrong);
  return field === undefined ? { _tag: 'AnswersInvalid' } : { _tag: 'AnswersInvalid', field };
};
