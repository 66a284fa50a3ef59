import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { expect, it } from 'vitest';
import { LIFE_LINE } from '../independence.messages.ts';
import { lifeLines } from './life-line.rules.ts';
import { outlookOf } from './outlook.rules.ts';
import { plan, planOf, WORKED_EXAMPLES } from '../testing/index.ts';

it('has Real and Ideal, with a point for each birthday [R682]', () => {
  expect(LIFE_LINE.title).toBe('Linha da Vida Financeira');
  for (const example of WORKED_EXAMPLES) {
    const [current, , last] = example.ages;
    const ages = Array.from({ length: last - current + 1 }, (_, years) => current + years);
    const lines = pipe(
      outlookOf(planOf(example)),
      E.map(({ projection }) => lifeLines(projection).map(({ series, points }) => [LIFE_LINE[series], points])),
    );
    expect(lines).toEqual(
      E.right([
        ['Real', ages.map((age, index) => ({ age, balance: example.real[index] }))],
        ['Ideal', ages.map((age, index) => ({ age, balance: example.ideal[index] }))],
      ]),
    );
  }
});

it("starts both with today's reserve", () => {
  const starts = E.map(({ projection }: { projection: Parameters<typeof lifeLines>[0] }) =>
    lifeLines(projection).map(({ points }) => points[0]),
  )(outlookOf(plan({}, [])));
  expect(starts).toEqual(
    E.right([
      { age: 40, balance: 0 },
      { age: 40, balance: 0 },
    ]),
  );
});
