import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, signedIn } from '../testing/calls.ts';
import { openTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
}, 60_000);
afterAll(() => sandbox.close());

const document = '63287253026';
const UID = '0b0a3f52-7d5c-4a8b-9f61-2f9f3b1f8a11';

it.each([
  ['/auth/login/1', { document: Number(document), password: 'Senha@123' }, '/document: must be string'],
  ['/auth/login/1', { document, password: null }, '/password: must be string'],
  ['/auth/login/1', { document: [document], password: 'Senha@123' }, '/document: must be string'],
  ['/auth/login/1', 'Senha@123', ': must be object'],
  ['/auth/login/1', null, ': must be object'],
  ['/auth/login/1/mfa', { document, loginId: UID, mfa: 123456 }, '/mfa: must be string'],
  ['/consent/status', { document, UID, accepted: 'true', terms: [] }, '/accepted: must be boolean'],
  ['/consent/status', { document, UID, accepted: true, terms: ['1'] }, '/terms/0: must be integer'],
  ['/auth/mainAccount', { id: '1001' }, '/id: must be integer'],
])('%s refuses a body of another type: %j', async (path, body, problem) => {
  const [at = '', message = ''] = problem.split(': ');
  const answer = await call(sandbox, `POST /api${path}`, { body });
  expect([answer.status, answer.body]).toEqual([400, { message: 'validation', errors: [{ path: at, message }] }]);
});

it('reads a number in an address as one', async () => {
  const { id, token } = await signedIn(sandbox, 'ana');
  expect((await call(sandbox, `GET /api/clients/${String(id)}`, { token })).status).toBe(200);
  expect((await call(sandbox, 'GET /sandbox/outbox?last=1')).status).toBe(200);
  expect(await call(sandbox, 'GET /api/clients/x', { token })).toMatchObject({
    status: 400,
    body: { message: 'validation', errors: [{ path: '/id', message: 'must be integer' }] },
  });
});
