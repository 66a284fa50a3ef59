import { expect, it } from 'vitest';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { openServerClock } from './server-clock.ts';

const { database } = sandboxOfFile();

/** The clock of a machine that is so far from the right time, as a copy of the server uses it. */
const clockOf = async (wrongMs: number) => {
  const clock = await openServerClock(database(), () => Date.now() + wrongMs);
  return { ...clock, wrong: () => Math.abs(clock.now().getTime() - clock.offset() - Date.now()) };
};

it.each([-90_000, 3_600_000])(
  'of a machine that is %i ms wrong goes by the database once it asked',
  async (wrongMs) => {
    const { wrong, follow } = await clockOf(wrongMs);
    expect(wrong()).toBeGreaterThan(80_000);
    await follow();
    expect(wrong()).toBeLessThan(1_000);
  },
);

it('is moved to the same moment by a machine that is wrong, and read so by one that is right', async () => {
  const [fast, right] = [await clockOf(90_000), await clockOf(0)];
  await fast.follow();
  await fast.moveTo(new Date('2031-05-05T12:00:00.000Z'));
  await right.follow();
  expect(Math.abs(right.now().getTime() - Date.parse('2031-05-05T12:00:00.000Z'))).toBeLessThan(5_000);
  await right.reset();
});

it('leaves a clock that is less than a second wrong as it is', async () => {
  const { wrong, follow } = await clockOf(-400);
  await follow();
  expect(wrong()).toBeGreaterThanOrEqual(399);
});
