import { UNBLOCK_QUESTIONS, type UnblockQuestion } from './unblock.ts';

/** Three fractions from 0 up to, but not with, 1: one for each question. */
type Draws = readonly [number, number, number];

/**
 * Three different questions out of the five, in the order in which they were drawn.
 *
 * @param draws unpredictable fractions; a question is drawn from those that are left
 * @see spec A §2 Password and device screens, A §9 "3 random questions out of 5"
 */
export const drawQuestions = (draws: Draws): readonly UnblockQuestion[] =>
  draws.reduce<readonly UnblockQuestion[]>((drawn, draw) => {
    const left = UNBLOCK_QUESTIONS.filter((question) => !drawn.includes(question));
    return [...drawn, ...left.slice(Math.floor(draw * left.length)).slice(0, 1)];
  }, []);
