import { instant } from '@aroeira/domain/kernel';
import { at, clockAt } from '@aroeira/domain/kernel/testing';
import * as t from 'io-ts';
import { expect, it } from 'vitest';
import { makeServerClock } from './server-clock.ts';
import { clientOf, control, sandboxOfFile } from './testing/index.ts';
import type { Fetch } from './transport.ts';

const NOW = '2026-11-20T15:00:00Z';
const sandbox = sandboxOfFile();

/** A server that answers with these times in order. */
const answering = (...dates: readonly (string | undefined)[]): Fetch => {
  const left = [...dates];
  return () => {
    const date = left.shift();
    return Promise.resolve(new Response('{}', date === undefined ? {} : { headers: { date } }));
  };
};
/** The time of the clock before the first answer and after each answer. */
const heard = async (...dates: readonly (string | undefined)[]): Promise<readonly string[]> => {
  const clock = makeServerClock(clockAt(NOW));
  const fetch = clock.heardBy(answering(...dates));
  const shown = () => new Date(clock.now()).toISOString().slice(0, 19);
  const times = [shown()];
  for (const _ of dates) {
    await fetch('http://api.test/x', {});
    times.push(shown());
  }
  return times;
};

it('uses the device’s time before the first answer, and while no answer has a date', async () => {
  expect(await heard(undefined, 'yesterday')).toEqual(Array(3).fill('2026-11-20T15:00:00'));
});

it('follows a server that differs by a minute or more, in both directions', async () => {
  expect(
    await heard(
      'Fri, 20 Nov 2026 15:01:00 GMT',
      'Fri, 20 Nov 2026 15:00:59 GMT',
      'Fri, 20 Nov 2026 14:59:00 GMT',
      'Fri, 20 Nov 2026 14:59:01 GMT',
    ),
  ).toEqual([
    '2026-11-20T15:00:00',
    '2026-11-20T15:01:00',
    '2026-11-20T15:00:00',
    '2026-11-20T14:59:00',
    '2026-11-20T15:00:00',
  ]);
});

it('continues with the device’s clock, and keeps the difference after an answer without a date', async () => {
  let now = at(NOW);
  const clock = makeServerClock({ now: () => now });
  const fetch = clock.heardBy(answering('Wed, 10 Feb 2027 15:00:00 GMT', undefined));
  await fetch('http://api.test/x', {});
  await fetch('http://api.test/x', {});
  now = instant(now + 5000);
  expect(clock.now()).toBe(at('2027-02-10T15:00:05Z'));
});

it('follows the moved clock of the sandbox, also after a refused call', async () => {
  await control(sandbox, 'POST clock', { set: '2027-02-10T15:00:00Z' });
  for (const path of ['app/tools/businessday', 'no/such/call']) {
    const clock = makeServerClock(clockAt(NOW));
    const { http } = clientOf({ fetch: clock.heardBy(sandbox.fetch) }, 'http://sandbox.test/api');
    await http.get(path, t.unknown)();
    expect(new Date(clock.now()).toISOString()).toContain('2027-02-10T15:0');
  }
});
