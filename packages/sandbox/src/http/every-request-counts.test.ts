import { expect, it } from 'vitest';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const { call } = sandboxOfFile({ requestsPerMinute: 3, trustProxy: 'loopback' });

const PATHS = [
  '/health/live',
  '/health/ready',
  '/metrics',
  '/nowhere',
  '/version.json',
  '/openapi.json',
  '/sandbox/personas',
  '/api/app/tools/businessday',
];

it.for(PATHS.map((path, host) => [path, host] as const))(
  'limits the requests of one address to %s',
  async ([path, host]) => {
    const ask = (what: string) => call(`GET ${what}`, { headers: { 'x-forwarded-for': `203.0.113.${String(host)}` } });
    const answers = [];
    for (let i = 0; i < 4; i += 1) answers.push(await ask(path));
    expect(answers.slice(0, 3).map(({ status }) => status)).not.toContain(429);
    expect(answers[3]).toMatchObject({ status: 429, body: { message: 'too_many_attempts' } });
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('/login')).status).toBe(429);
  },
);

it('counts the addresses of one IPv6 network together', async () => {
  const ask = async (address: string) =>
    (await call('GET /version.json', { headers: { 'x-forwarded-for': address } })).status;
  for (const host of ['1', '2', '3']) expect(await ask(`2001:db8:0:7::${host}`)).not.toBe(429);
  expect(await ask('2001:db8:0:7::4')).toBe(429);
  expect(await ask('2001:db8:0:8::4')).not.toBe(429);
});
