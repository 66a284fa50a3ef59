import { UNBLOCK_QUESTIONS, type UnblockQuestion } from './unblock.ts';

/** Three fractions from 0 up to, but not including, 1: one for each question. */
type Draws = readonly [number, number, number];

/**
 * Draws three different questions out of the five, in random order.
 *
 * @param draws unpredictable fractions. Each one draws a question from the rest
 * @see spec A §2 Password and device screens, A §9 "3 random questions out of 5"
 */
export const drawQuestions = (draws: Draws): readonly UnblockQuestion[] =>
  draws.reduce<readonly UnblockQuestion[]>((drawn, draw) => {
    const left = UNBLOCK_QUESTIONS.filter((question) => !drawn.includes(question));
    return [...drawn, ...left.slice(Math.floor(draw * left.length)).slice(0, 1)];
  }, []);
