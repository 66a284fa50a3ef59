import { expect, it } from 'vitest';
import { todayOf } from './clock.ts';
import { clockAt } from './testing/index.ts';

it('reads the day of São Paulo, where midnight comes three hours after midnight in Greenwich', () => {
  expect(todayOf(clockAt('2026-11-21T02:59:59.999Z'))()).toBe('2026-11-20');
  expect(todayOf(clockAt('2026-11-21T03:00:00Z'))()).toBe('2026-11-21');
});
