import { expect, it } from 'vitest';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const { call } = sandboxOfFile({ controlsKey: 'secret' });

const RESULTS = {
  passed: 1,
  failed: 1,
  skipped: 0,
  scenarios: [
    {
      name: 'Ana invests',
      file: 'invest.yaml',
      state: 'failed',
      ms: 240.5,
      world: 'w1a2b',
      steps: [
        {
          name: 'book',
          as: 'ana',
          run: 'invest --yes',
          state: 'failed',
          ms: 212,
          differences: [{ what: 'json $.total', expected: '1', got: '1000.01' }],
          requests: [{ method: 'GET', path: '/api/clients/1001', status: 200, ms: 9 }],
        },
      ],
    },
    { name: 'Bruno waits', file: 'wait.yaml', state: 'passed', ms: 3, steps: [] },
  ],
};

const PATH = '/sandbox/scenario-results';
const ask = (method: string, body?: object) =>
  call(`${method} ${PATH}`, { headers: { 'x-sandbox-key': 'secret' }, ...(body && { body }) });

it('takes neither another shape nor more than 4 MB', async () => {
  expect((await ask('PUT', { passed: 1 })).status).toBe(400);
  const large = { ...RESULTS, scenarios: [{ ...RESULTS.scenarios[1], name: 'x'.repeat(4 * 1024 * 1024) }] };
  expect((await ask('PUT', large)).status).toBe(413);
  expect(await ask('GET')).toMatchObject({ status: 404, body: { message: 'no_results' } });
});

it('keeps the results of the last run, without what nobody named, and tells when they came', async () => {
  await ask('PUT', { passed: 0, failed: 0, skipped: 0, scenarios: [] });
  expect((await ask('PUT', { ...RESULTS, host: 'laptop' })).status).toBe(200);
  const { status, body } = await ask('GET');
  expect([status, body]).toEqual([200, { ...RESULTS, receivedAt: expect.stringMatching(/^\d{4}-.*Z$/) }]);
});

it('is for who may use the controls', async () => {
  expect((await call(`PUT ${PATH}`, { body: RESULTS })).status).toBe(403);
  expect((await call(`GET ${PATH}`)).status).toBe(403);
});
