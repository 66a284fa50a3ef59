import { expect, it } from 'vitest';
import manifest from '../../../../package.json' with { type: 'json' };
import { refusedAt } from '../testing/calls.ts';
import { operationsOf, record } from '../testing/every-call.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const sandbox = sandboxOfFile();
const { call } = sandbox;

it('describes each call with its parameters and answers in OpenAPI 3.1', async () => {
  const document = record((await call('GET /openapi.json')).body);
  expect(document['openapi']).toBe('3.1.0');
  expect(record(document['info'])).toMatchObject({ title: expect.any(String), version: manifest.version });
  const operations = await operationsOf(sandbox);
  expect(operations.length).toBeGreaterThan(25);
  for (const { path, method, parameters, responses } of operations) {
    const inPath = parameters.filter((parameter) => parameter['in'] === 'path' && parameter['required'] === true);
    expect(inPath.map(({ name }) => `{${String(name)}}`).toSorted()).toEqual((path.match(/\{\w+\}/g) ?? []).toSorted());
    expect(responses['200'], `${method} ${path}`).toBeDefined();
    for (const answer of Object.values(responses)) expect(answer).toHaveProperty('description');
  }
  expect(JSON.stringify(document)).not.toContain('"$ref":"#/definitions');
});

it('describes the header that an order must come with', async () => {
  const order = (await operationsOf(sandbox)).find(({ path }) => path === '/api/investments/create/v2');
  expect(order).toMatchObject({ method: 'POST', parameters: [{ in: 'header', name: 'idempotency-key' }] });
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
  expect(await call('GET /api/nothing/here')).toMatchObject({ status: 404, body: { message: 'not_found' } });
  expect(await call('POST /api/auth/login/1', { body: { document: '1', password: '' } })).toMatchObject(
    refusedAt('/document'),
  );
});
