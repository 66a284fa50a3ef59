import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerErrors } from './error-handler.ts';
import { fastifyOptions } from './fastify-options.ts';

const lines: string[] = [];
const app = Fastify(fastifyOptions({ level: 'trace', stream: { write: (line) => lines.push(line) } }));
answerErrors(app);
app.get('/breaks', () => {
  throw Object.assign(new Error('duplicate key (password)=(Senha@123)\n    at Senha@123'), {
    code: '23505',
    detail: 'Senha@123',
  });
});
app.get('/logs', async (request) => {
  request.log.warn({ req: request, err: new TypeError('Senha@123') }, 'a library logs');
  return {};
});

it('answers a failure without its message, and logs its place without a value', async () => {
  const answer = await app.inject('/breaks');
  expect([answer.statusCode, answer.json()]).toEqual([500, { message: 'internal_error' }]);
  const log = lines.join('');
  expect(log).toContain('"error":"Error","code":"23505","at":["at ');
  expect(log).toContain('error-handler.test.ts:');
  expect(log).toMatch(/"reqId":"[A-Z2-7]{8}"/);
  expect(log).not.toContain('Senha@123');
});

it('masks messages and queries in lines of libraries', async () => {
  lines.length = 0;
  await app.inject('/logs?document=63287253026');
  expect(lines.join('')).toContain('"path":"/logs"');
  expect(lines.join('')).toContain('"type":"TypeError"');
  for (const secret of ['Senha@123', '63287253026']) expect(lines.join('')).not.toContain(secret);
});
