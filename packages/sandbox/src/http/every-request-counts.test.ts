import { expect, it } from 'vitest';
import { call } from '../testing/calls.ts';
import { sandboxOfTest } from '../testing/test-sandbox.ts';

it.each(['/healthz', '/nowhere', '/version.json', '/openapi.json', '/sandbox/personas', '/api/app/tools/businessday'])(
  'limits the requests of one address to %s',
  async (path) => {
    const sandbox = await sandboxOfTest({ requestsPerMinute: 3 });
    const answers = [];
    for (let i = 0; i < 4; i += 1) answers.push(await call(sandbox, `GET ${path}`));
    expect(answers.slice(0, 3).map(({ status }) => status)).not.toContain(429);
    expect(answers[3]).toMatchObject({ status: 429, body: { message: 'too_many_attempts' } });
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call(sandbox, 'GET /login')).status).toBe(429);
  },
);
