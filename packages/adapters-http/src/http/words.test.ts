import { expect, expectTypeOf, it } from 'vitest';
import { fromWords, inWords } from './words.ts';

const WORDS = { amount: 'value', year: 'year', color: 'cor' } as const;

it('renames the fields of a record and leaves out those without a word', () => {
  const written = inWords(WORDS, { amount: 1, year: 2030, id: 7 });
  expect(written).toEqual({ value: 1, year: 2030 });
  expectTypeOf(written).toEqualTypeOf<{ readonly value: number; readonly year: number }>();
});

it('renames them back', () => {
  const read = fromWords(WORDS, { value: 1, cor: undefined, id: 7 });
  expect(read).toEqual({ amount: 1, color: undefined });
  expectTypeOf(read).toEqualTypeOf<{ readonly amount: number; readonly color: undefined }>();
});
