import { expect, it } from 'vitest';
import { todayOf } from './clock.ts';
import { clockAt } from './testing/index.ts';

it('reads the day in São Paulo off a clock, whose midnight is three hours after that of Greenwich', () => {
  expect(todayOf(clockAt('2026-11-21T02:59:59.999Z'))()).toBe('2026-11-20');
  expect(todayOf(clockAt('2026-11-21T03:00:00Z'))()).toBe('2026-11-21');
});
