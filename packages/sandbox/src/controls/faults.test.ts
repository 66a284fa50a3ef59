import { expect, it } from 'vitest';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { openFaults } from './faults.ts';

const { database } = sandboxOfFile();

it.for([
  ['GET /investorPosition', 'GET /investorPosition', true],
  ['get /investorPosition', 'GET /investorPosition', true],
  ['GET /investorPosition', 'POST /investorPosition', false],
  ['GET /investorPosition', 'GET /investorPosition/x', false],
  ['GET /clients/{id}', 'GET /clients/1001', true],
  ['GET /clients/:id', 'GET /clients/1001', true],
  ['GET /clients/*', 'GET /clients/1001/x', false],
  ['GET /clients/1001', 'GET /clients/1002', false],
  ['GET auth/login', 'GET /auth/login', true],
  ['GET /a.b', 'GET /aXb', false],
  ['GET /**', 'GET /clients/1001', true],
  ['GET /clients/**', 'GET /clients', true],
  ['GET /clients/**', 'GET /funds/1', false],
  ['GET /**', 'POST /clients', false],
  ['GET /**/1001', 'GET /clients/1001', false],
  ['* /clients', 'PUT /clients', true],
  ['* /**', 'DELETE /a/b/c', true],
] as const)('%s and %s: %s', async ([on, call, isTaken]) => {
  const [method = '', path = ''] = call.split(' ');
  const faults = await openFaults(database());
  await faults.clear();
  await faults.add({ on, status: 500 });
  expect((await faults.take(method, path)) !== undefined).toBe(isTaken);
});

it('ends after its number of calls, and then the next fault counts', async () => {
  const faults = await openFaults(database());
  await faults.clear();
  await faults.add({ on: 'GET /x', status: 500, times: 2 });
  await faults.add({ on: 'GET /x', status: 503 });
  const statuses: (number | undefined)[] = [];
  for (let i = 0; i < 4; i += 1) statuses.push((await faults.take('GET', '/x'))?.status);
  expect(statuses).toEqual([500, 500, 503, 503]);
  await faults.clear();
  expect(await faults.take('GET', '/x')).toBeUndefined();
});
