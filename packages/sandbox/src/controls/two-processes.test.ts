import { expect, it } from 'vitest';
import { callsTo } from '../testing/calls.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { sandboxOn } from '../testing/test-sandbox.ts';

const { call, advanceClock, database } = sandboxOfFile({ isShared: true });

it('a moved clock, a fault and its count reach both of two processes on one database', async () => {
  // It closes with the first one: they share the database.
  const { call: callOther } = callsTo(await sandboxOn(database(), { isShared: true }));
  const businessDay = async (one: typeof call) => (await one('GET /api/app/tools/businessday')).status;

  await advanceClock('2d');
  expect((await callOther('GET /sandbox/clock')).body).toMatchObject({ offsetMs: 172_800_000 });

  await callOther('POST /sandbox/faults', { body: { on: 'GET /app/tools/businessday', status: 503, times: 2 } });
  expect([await businessDay(call), await businessDay(callOther), await businessDay(call)]).toEqual([503, 503, 200]);

  await callOther('POST /sandbox/reset');
  expect((await call('GET /sandbox/clock')).body).toMatchObject({ offsetMs: 0 });
});
