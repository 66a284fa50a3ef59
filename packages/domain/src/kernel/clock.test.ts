import { expect, it } from 'vitest';
import { todayOf } from './clock.ts';
import { instant } from './days.ts';
import { clockAt } from './testing/index.ts';

it('reads the day of São Paulo, where midnight comes three hours after midnight in Greenwich', () => {
  expect(todayOf(clockAt('2026-11-21T02:59:59.999Z'))()).toBe('2026-11-20');
  expect(todayOf(clockAt('2026-11-21T03:00:00Z'))()).toBe('2026-11-21');
});

it('begins another day at midnight, however often it was asked before', () => {
  let now = clockAt('2026-11-21T02:59:59.999Z').now();
  const today = todayOf({ now: () => now });
  expect([today(), today()]).toEqual(['2026-11-20', '2026-11-20']);
  now = instant(now + 1);
  expect(today()).toBe('2026-11-21');
  // A clock that is set back begins the day before again.
  now = instant(now - 1);
  expect(today()).toBe('2026-11-20');
});
