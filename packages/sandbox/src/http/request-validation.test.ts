import { Type } from '@sinclair/typebox';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { refusedAt } from '../testing/calls.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { validateRequests } from './request-validation.ts';

const { call, fetch, signedIn } = sandboxOfFile();
const fetchOf = async (init: RequestInit) => {
  const answer = await fetch('http://sandbox.test/api/auth/login/1', init);
  return { status: answer.status, json: await answer.json() };
};

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
  const answer = await call(`POST /api${path}`, { body });
  expect([answer.status, answer.body]).toEqual([400, { message: 'validation', errors: [{ path: at, message }] }]);
});

it.each([
  ['/auth/login/1', { document, password: 'a\0' }, '/password'],
  ['/auth/login/1', { document, password: 'Senha@123', deviceInfo: { type: '\uD800' } }, '/deviceInfo/type'],
  ['/clients/create', { name: 'Ana\0' }, '/name'],
])('%s refuses text that the database cannot keep: %j', async (path, body, at) => {
  expect(await call(`POST /api${path}`, { body })).toMatchObject(refusedAt(at));
});

it('refuses such text in an address too', async () => {
  for (const path of ['/auth/checkExistingDocument/%00', '/clients/passwordResetByEmail?document=%00&captcha=x'])
    expect(await call(`GET /api${path}`)).toMatchObject(refusedAt('/document'));
});

it('gives handlers only the fields of a body that its schema names, at any depth', async () => {
  const app = Fastify();
  validateRequests(app);
  const Line = Type.Object({ day: Type.String({ format: 'date' }) });
  const Line2 = Type.Object({ moment: Type.String({ format: 'date-time' }) });
  const body = Type.Object({
    name: Type.String(),
    lines: Type.Array(Line),
    maybe: Type.Union([Line, Line2, Type.Null()]),
    all: Type.Composite([Line, Type.Object({ more: Type.Optional(Type.Boolean()) })]),
  });
  app.post('/', { schema: { body } }, (request) => Promise.resolve({ body: request.body }));
  const [line, more] = [{ day: '2026-11-21' }, { client_id: 1, id: 2, constructor: 3 }];
  const sent = { name: 'Ana', lines: [line, line], maybe: line, all: line };
  const spread = {
    ...more,
    ...sent,
    lines: [{ ...line, ...more }, line],
    maybe: { ...line, ...more },
    all: { ...line, ...more },
  };
  expect((await app.inject({ method: 'POST', url: '/', payload: spread })).json()).toEqual({ body: sent });
});

it('refuses a parameter that comes twice, and a body that names a prototype', async () => {
  const twice = `document=${document}&document=${document}&captcha=x`;
  expect(await call(`GET /api/clients/passwordResetByEmail?${twice}`)).toMatchObject(refusedAt('/document'));
  for (const name of ['__proto__', 'constructor']) {
    const body = `{"document":"${document}","password":"x","${name}":{"prototype":{"isAdmin":true}}}`;
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    const { status, json } = await fetchOf(init);
    expect([name, status, json]).toMatchObject([
      name,
      400,
      { message: 'validation', errors: [{ message: 'not readable' }] },
    ]);
  }
});

it('reads a number in an address as a number', async () => {
  const { id, token } = await signedIn('ana');
  expect((await call(`GET /api/clients/${String(id)}`, { token })).status).toBe(200);
  expect((await call('GET /sandbox/outbox?last=1')).status).toBe(200);
  expect(await call('GET /api/clients/x', { token })).toMatchObject({
    status: 400,
    body: { message: 'validation', errors: [{ path: '/id', message: 'must be integer' }] },
  });
});
