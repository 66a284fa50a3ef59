import { expect, it } from 'vitest';
import { greetingOf } from './greeting.rules.ts';

it('greets by the hour, at the limits of each part of the day', () => {
  const at = (hour: number) => greetingOf('Ana Beatriz', hour);
  expect([at(4), at(5), at(11), at(12), at(17), at(18)]).toEqual([
    'Boa noite, Ana',
    'Bom dia, Ana',
    'Bom dia, Ana',
    'Boa tarde, Ana',
    'Boa tarde, Ana',
    'Boa noite, Ana',
  ]);
});

it('greets a client without a name', () => {
  expect(greetingOf('  ', 9)).toBe('Bom dia');
});

it('ignores spaces before and inside a name', () => {
  expect(greetingOf(' Ana\u00a0 Beatriz', 9)).toBe('Bom dia, Ana');
});
