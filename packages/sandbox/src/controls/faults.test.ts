import { expect, it } from 'vitest';
import { makeFaults } from './faults.ts';

it.each([
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
])('%s and %s: %s', (on, call, isTaken) => {
  const [method = '', path = ''] = call.split(' ');
  const faults = makeFaults();
  faults.add({ on, status: 500 });
  expect(faults.take(method, path) !== undefined).toBe(isTaken);
});

it('ends after its number of calls, and then the next fault counts', () => {
  const faults = makeFaults();
  faults.add({ on: 'GET /x', status: 500, times: 2 });
  faults.add({ on: 'GET /x', status: 503 });
  expect([1, 2, 3, 4].map(() => faults.take('GET', '/x')?.status)).toEqual([500, 500, 503, 503]);
  faults.clear();
  expect(faults.take('GET', '/x')).toBeUndefined();
});
