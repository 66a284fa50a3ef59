import { describe, expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../start-sandbox.ts';
import { call } from '../testing/calls.ts';
import { sandboxOfTest } from '../testing/test-sandbox.ts';

/** The status of the last of 25 calls for a temporary password. One address may make 20. */
const lastOf = async (trustProxy: string | undefined, from: (n: number) => string): Promise<number> => {
  const sandbox = await sandboxOfTest(trustProxy === undefined ? {} : { trustProxy });
  const path = '/api/clients/passwordResetByEmail?document=23157281500&captcha=x';
  const ask = async (n: number) =>
    (await call(sandbox, `GET ${path}`, { headers: { 'x-forwarded-for': from(n) } })).status;
  for (let n = 0; n < 24; n += 1) await ask(n);
  return ask(24);
};

describe('X-Forwarded-For', () => {
  it('is ignored without a proxy', async () => {
    expect(await lastOf(undefined, (n) => `192.0.2.${String(n)}`)).toBe(429);
    expect(await lastOf('10.0.0.7', (n) => `192.0.2.${String(n)}`)).toBe(429);
  }, 60_000);

  it('names the client of the proxy, and no address that the client adds', async () => {
    expect(await lastOf('loopback', (n) => `192.0.2.${String(n)}`)).toBe(400);
    expect(await lastOf('loopback', (n) => `192.0.2.${String(n)}, 198.51.100.1`)).toBe(429);
  }, 60_000);
});

it('closes the controls behind a proxy, even when it listens on this machine', async () => {
  const sandbox = await startSandbox({ port: 0, ephemeral: true, quiet: true, trustProxy: 'loopback' });
  onTestFinished(() => sandbox.close());
  expect((await fetch(`${sandbox.url}/sandbox/personas`)).status).toBe(403);
}, 60_000);
