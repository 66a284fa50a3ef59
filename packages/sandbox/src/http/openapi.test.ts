import { expect } from 'vitest';
import manifest from '../../../../package.json' with { type: 'json' };
import { call, login, personaOf } from '../testing/calls.ts';
import { sandboxTest } from '../testing/sandbox-test.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';

const lines: string[] = [];
const it = sandboxTest({ writeLog: (line) => lines.push(line) });
let sandbox: TestSandbox;
it.beforeAll(({ sandbox: opened }) => {
  sandbox = opened;
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

it('describes each call with its parameters and answers in OpenAPI 3.1', async () => {
  const document = record((await call(sandbox, 'GET /openapi.json')).body);
  expect(document['openapi']).toBe('3.1.0');
  expect(record(document['info'])).toMatchObject({ title: expect.any(String), version: manifest.version });
  const operations = Object.entries(record(document['paths'])).flatMap(([path, methods]) =>
    Object.entries(record(methods)).map(([method, operation]) => ({ path, method, operation: record(operation) })),
  );
  expect(operations.length).toBeGreaterThan(25);
  for (const { path, method, operation } of operations) {
    const parameters = Array.isArray(operation['parameters']) ? operation['parameters'].map(record) : [];
    const inPath = parameters.filter((parameter) => parameter['in'] === 'path' && parameter['required'] === true);
    expect(inPath.map(({ name }) => `{${String(name)}}`).toSorted()).toEqual((path.match(/\{\w+\}/g) ?? []).toSorted());
    expect(record(operation['responses'])['200'], `${method} ${path}`).toBeDefined();
    for (const answer of Object.values(record(operation['responses'])))
      expect(record(answer)).toHaveProperty('description');
  }
  expect(JSON.stringify(document)).not.toContain('"$ref":"#/definitions');
});

it('describes the header that an order must come with', async () => {
  const { paths } = record((await call(sandbox, 'GET /openapi.json')).body);
  expect(record(record(paths)['/api/investments/create/v2'])['post']).toMatchObject({
    parameters: [{ in: 'header', name: 'idempotency-key' }],
  });
});

it('writes no password, token, code or document into its log', async () => {
  const { document, email } = personaOf('bruno');
  const loginId = String(record((await login(sandbox, 'bruno')).body)['loginId']);
  await call(sandbox, 'POST /api/auth/login/1/send_mfa', { body: { document, loginId } });
  const code = /\b\d{6}\b/.exec((await sandbox.outbox(email)).at(-1)?.text ?? '')?.[0] ?? 'no code';
  const { body } = await call(sandbox, 'POST /api/auth/login/1/mfa', { body: { document, loginId, mfa: code } });
  const { token, refreshToken } = record(body);
  await call(sandbox, `GET /api/investorPosition?document=${document}`, { token: String(token) });
  await call(sandbox, `POST /api/client/refresh-token/1002`, { body: { refreshToken } });
  await call(sandbox, 'POST /api/auth/login/1', { body: { document, password: 'Senha@123', deviceInfo: 'x' } });
  await call(sandbox, `GET /api/auth/checkExistingDocument/${document}`);
  expect(lines.length).toBeGreaterThanOrEqual(7);
  for (const secret of ['Senha@123', String(token), String(refreshToken), document, email, loginId, `"${code}"`])
    expect(lines.join('\n')).not.toContain(secret);
});

it('answers unreadable and unknown requests without internal details', async () => {
  const send = (body: string, type: string) =>
    sandbox.fetch('http://sandbox.test/api/auth/login/1', { method: 'POST', body, headers: { 'content-type': type } });
  const broken = await send('{"document":', 'application/json');
  expect([broken.status, await broken.json()]).toEqual([
    400,
    { message: 'validation', errors: [{ path: '', message: 'not readable' }] },
  ]);
  expect((await send('x', 'text/plain')).status).toBe(415);
  expect((await send(JSON.stringify('x'.repeat(2_000_000)), 'application/json')).status).toBe(413);
  expect(await call(sandbox, 'GET /api/nothing/here')).toMatchObject({ status: 404, body: { message: 'not_found' } });
  expect(await call(sandbox, 'POST /api/auth/login/1', { body: { document: '1', password: '' } })).toMatchObject({
    status: 400,
    body: { message: 'validation', errors: [{ path: '/document' }] },
  });
});
