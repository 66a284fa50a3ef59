import { expect, it } from 'vitest';
import { answerId, QUESTIONS } from './questionnaire.ts';
import { pointsOf, riskProfileFor } from './scoring.ts';
import { POINTS_OF_PROFILES } from './suitability.seed.ts';

/** Nine answers whose points make a sum, with the bold ones first. No answer has 0 points, if the sum allows it. */
const summing = (sum: number): readonly number[] =>
  Array.from({ length: 9 }, (_, i) => 1 + Math.max(0, Math.min(2, sum - 9 - i * 2)));

it.each([
  [9, 2],
  [11, 2],
  [12, 3],
  [17, 3],
])('gives %i points the profile %i', (sum, profile) => {
  const points = summing(sum);
  expect([points.reduce((all, one) => all + one, 0), riskProfileFor(points)]).toEqual([sum, profile]);
});

it.each([
  [[1, 1, 1, 0, 0, 1, 0, 0, 1], 1],
  [[1, 1, 1, 0, 0, 1, 0, 1, 1], 2],
  [[2, 2, 2, 1, 2, 2, 2, 2, 2], 3],
  [[2, 2, 2, 2, 2, 2, 2, 2, 2], 4],
  [[3, 3, 3, 2, 2, 3, 2, 2, 2], 4],
  [[3, 3, 3, 3, 2, 3, 2, 2, 2], 5],
])('draws the line between two profiles at %j', (points, profile) => {
  expect(riskProfileFor(points)).toBe(profile);
});

it.each([
  ['a short time', 0, 1],
  ['a need within a year', 5, 1],
  ['the wish to keep what is there', 1, 2],
  ['a sale in a bad month', 2, 2],
])('limits the profile by %s, whatever the other answers say', (_, at, highest) => {
  const bold = Array.from({ length: 9 }, () => 3);
  expect([riskProfileFor(bold), riskProfileFor(bold.with(at, 0))]).toEqual([5, highest]);
  expect(riskProfileFor(bold.with(at, 1))).toBe(5);
});

it('gives no high profile to a client who knows little', () => {
  const knowing = (...points: number[]) => riskProfileFor([3, 3, 3, 3, 3, 3, ...points]);
  expect([knowing(1, 1, 0), knowing(1, 1, 1), knowing(2, 1, 1), knowing(2, 2, 1)]).toEqual([3, 4, 4, 5]);
});

it('never lowers the profile for a bolder answer', () => {
  for (const points of POINTS_OF_PROFILES)
    for (const [i, one] of points.entries())
      expect(riskProfileFor(points.with(i, Math.min(3, one + 1)))).toBeGreaterThanOrEqual(riskProfileFor(points));
});

it('scores the answers of the personas as the seed says', () => {
  expect(POINTS_OF_PROFILES.map(riskProfileFor)).toEqual([1, 2, 3, 4, 5]);
});

it('reads one answer to every question, in any order', () => {
  const answers = QUESTIONS.map(({ id }, i) => answerId(id, i % 4));
  expect(pointsOf(answers.toReversed())).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0]);
  expect(pointsOf(answers.slice(1))).toBeUndefined();
  expect(pointsOf([...answers, answerId(1, 1)])).toBeUndefined();
  expect(pointsOf([...answers.slice(1), answerId(2, 2)])).toBeUndefined();
  expect(pointsOf([...answers.slice(1), 999])).toBeUndefined();
});

it('asks the nine facts of the resolution, three of each part, with four answers each', () => {
  expect(QUESTIONS.map(({ part }) => part)).toEqual([
    'objectives',
    'objectives',
    'objectives',
    'situation',
    'situation',
    'situation',
    'knowledge',
    'knowledge',
    'knowledge',
  ]);
});
