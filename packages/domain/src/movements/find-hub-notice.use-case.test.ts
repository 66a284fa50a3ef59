import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { CallFailure } from '../kernel/call-failure.ts';
import { calendarDay } from '../kernel/days.ts';
import { clockAt, unreachable } from '../kernel/testing/index.ts';
import { makeFindHoursNotice } from './find-hours-notice.use-case.ts';
import { makeFindHubNotice } from './find-hub-notice.use-case.ts';

const failed: TE.TaskEither<CallFailure, never> = TE.left(unreachable);
/** The notice at a time of São Paulo on Friday, 20/11/2026. */
const told = (
  time: string,
  {
    renewed = TE.right(true),
    day = TE.right(calendarDay('2026-11-20')),
  }: {
    readonly renewed?: TE.TaskEither<CallFailure, boolean>;
    readonly day?: TE.TaskEither<CallFailure, ReturnType<typeof calendarDay>>;
  } = {},
) =>
  makeFindHubNotice({
    suitability: { isRenewed: renewed },
    findHours: makeFindHoursNotice({
      businessDays: { current: day },
      clock: clockAt(`2026-11-20T${time}-03:00`),
    }),
  })();

it('is the renewal before the hours, and never both', async () => {
  expect(await told('15:00:00', { renewed: TE.right(false) })).toBe('suitability-renewal');
  expect(await told('14:59:59', { renewed: TE.right(false) })).toBe('suitability-renewal');
});

it('is the hours from 15h, and on a day that the server calls no business day', async () => {
  expect(await told('14:59:59')).toBeUndefined();
  expect(await told('15:00:00')).toBe('late');
  expect(await told('09:00:00', { day: TE.right(calendarDay('2026-11-23')) })).toBe('no-business-day');
});

it('counts a suitability that nobody knows as renewed', async () => {
  expect(await told('09:00:00', { renewed: failed })).toBeUndefined();
  expect(await told('15:00:00', { renewed: failed })).toBe('late');
});
