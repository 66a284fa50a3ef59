import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { calendarDay, dayInSaoPaulo } from '../kernel/days.ts';
import { manualScheduler, unreachable } from '../kernel/testing/index.ts';
import { makeFindHoursNotice } from './find-hours-notice.use-case.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A client from Thursday, 19/11/2026, at a time of São Paulo. The 20th is a holiday, 21 and 22 are a weekend. */
const from = (time: string) => {
  const { clock, pass } = manualScheduler(`2026-11-19T${time}-03:00`);
  let [asked, isDown] = [0, false];
  const find = makeFindHoursNotice({
    businessDays: {
      current: async () => {
        asked += 1;
        const today = dayInSaoPaulo(clock.now());
        if (isDown) return E.left(unreachable);
        return E.right(calendarDay(today < '2026-11-20' ? today : today > '2026-11-23' ? today : '2026-11-23'));
      },
    },
    clock,
  });
  return { find, pass, asked: () => asked, down: (is: boolean) => void (isDown = is) };
};

it('follows the clock: it comes at 15h, and asks the server once a day', async () => {
  const { find, pass, asked } = from('14:59:30');
  expect(await find()).toBeUndefined();
  pass(MINUTE / 2);
  expect(await find()).toBe('late');
  pass(8 * HOUR + 59 * MINUTE);
  expect([await find(), asked()]).toEqual(['late', 1]);
});

it('asks again on another day: a holiday, a weekend, and a business day after it', async () => {
  const { find, pass, asked } = from('23:59:59');
  expect(await find()).toBe('late');
  pass(1000);
  expect(await find()).toBe('no-business-day');
  pass(72 * HOUR);
  expect([await find(), asked()]).toEqual([undefined, 3]);
});

it('asks again at the next look when the server gave no answer', async () => {
  const { find, pass, down, asked } = from('10:00:00');
  down(true);
  pass(24 * HOUR);
  expect(await find()).toBeUndefined();
  down(false);
  expect([await find(), asked()]).toEqual(['no-business-day', 2]);
});
