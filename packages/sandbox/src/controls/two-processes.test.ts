import { expect } from 'vitest';
import { call } from '../testing/calls.ts';
import { sandboxTest } from '../testing/sandbox-test.ts';
import { sandboxOn } from '../testing/test-sandbox.ts';

const it = sandboxTest({ isShared: true });

it('a moved clock, a fault and its count reach both of two processes on one database', async ({ db, sandbox }) => {
  // It closes with the first one: they share the database.
  const other = await sandboxOn(db, { isShared: true });
  const businessDay = async (one: typeof sandbox) => (await call(one, 'GET /api/app/tools/businessday')).status;

  await call(sandbox, 'POST /sandbox/clock', { body: { advance: '2d' } });
  expect((await call(other, 'GET /sandbox/clock')).body).toMatchObject({ offsetMs: 172_800_000 });

  await call(other, 'POST /sandbox/faults', { body: { on: 'GET /app/tools/businessday', status: 503, times: 2 } });
  expect([await businessDay(sandbox), await businessDay(other), await businessDay(sandbox)]).toEqual([503, 503, 200]);

  await call(other, 'POST /sandbox/reset');
  expect((await call(sandbox, 'GET /sandbox/clock')).body).toMatchObject({ offsetMs: 0 });
});
