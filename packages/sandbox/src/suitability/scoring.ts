import { answerId, QUESTIONS } from './questionnaire.ts';

/** The fewest points of the profiles 2 to 5. Fewer points are profile 1. */
const FEWEST_POINTS = [6, 12, 18, 23] as const;

/** The answer with the most careful wish or need. It limits the profile, whatever the other answers say. */
const CAREFUL: readonly { readonly questionId: number; readonly highest: number }[] = [
  { questionId: 1, highest: 1 },
  { questionId: 6, highest: 1 },
  { questionId: 2, highest: 2 },
  { questionId: 3, highest: 2 },
];

/** The highest profile of a client who knows little, by the points of the three questions about knowledge. */
const highestByKnowledge = (points: number): number => {
  if (points <= 2) return 3;
  return points <= 4 ? 4 : 5;
};

/** @param points 0 to 3 each, in order @returns 1 (Conservador) to 5 (Especialista) @see decision 0212 */
export const riskProfileFor = (points: readonly number[]): number => {
  const of = (i: number) => points[i] ?? 0;
  const sum = QUESTIONS.reduce((all, _, i) => all + of(i), 0);
  const known = QUESTIONS.reduce((all, { part }, i) => all + (part === 'knowledge' ? of(i) : 0), 0);
  const bySum = 1 + FEWEST_POINTS.filter((fewest) => sum >= fewest).length;
  const limits = CAREFUL.filter(({ questionId }) => of(QUESTIONS.findIndex(({ id }) => id === questionId)) === 0);
  return Math.min(bySum, highestByKnowledge(known), ...limits.map(({ highest }) => highest));
};

/** In the order of the questions. `undefined` unless there is exactly one answer to every question. */
export const pointsOf = (answers: readonly number[]): readonly number[] | undefined => {
  const points = QUESTIONS.flatMap(({ id, answers: texts }) => {
    const given = texts.flatMap((_, at) => (answers.includes(answerId(id, at)) ? [at] : []));
    return given.length === 1 ? given : [];
  });
  return points.length === QUESTIONS.length && answers.length === QUESTIONS.length ? points : undefined;
};
