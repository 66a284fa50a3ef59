import { expect, it } from 'vitest';
import { call } from '../testing/calls.ts';
import { sandboxOfTest } from '../testing/test-sandbox.ts';
import { demandControlsAccess, type ControlsAccess } from './controls-access.ts';

const isLetIn = (headers: Record<string, string>, access: ControlsAccess): boolean => {
  try {
    demandControlsAccess({ headers }, access);
    return true;
  } catch {
    return false;
  }
};

it.each([
  [{ host: 'localhost:4300' }, true],
  [{ host: '127.0.0.1:4300' }, true],
  [{ host: '[::1]:4300' }, true],
  [{ host: 'LOCALHOST:4300' }, true],
  [{ host: 'localhost:4300', origin: 'http://localhost:4300' }, true],
  [{ host: 'Maria.localhost:4300', origin: 'http://maria.localhost:4300' }, true],
  // The dev server passes the host on.
  [{ host: 'localhost:5173', origin: 'http://localhost:5173' }, true],
  // A page of another program of this machine.
  [{ host: 'localhost:4300', origin: 'http://localhost:9999' }, false],
  [{ host: 'localhost:4300', origin: 'http://localhost' }, false],
  [{ host: 'localhost:4300', origin: 'https://localhost:4300' }, false],
  [{ host: 'localhost:4300', origin: 'http://127.0.0.1:4300' }, false],
  [{ host: 'localhost:4300', origin: 'http://maria.localhost:4300' }, false],
  [{ host: 'localhost:4300', origin: 'https://elsewhere.example' }, false],
  [{ host: 'localhost:4300', origin: 'null' }, false],
  [{ host: 'rebound.example:4300' }, false],
  [{ host: 'localhost.example' }, false],
  // A proxy on this machine passes a stranger's call on, with the Host of this machine.
  [{ host: '127.0.0.1:4300', 'x-forwarded-for': '203.0.113.7' }, false],
  [{ host: '127.0.0.1:4300', 'x-forwarded-host': 'aroeira.example' }, false],
  [{ host: '127.0.0.1:4300', forwarded: 'for=203.0.113.7' }, false],
  [{ host: '127.0.0.1:4300', via: '1.1 proxy' }, false],
  [{ host: '127.0.0.1:4300', 'x-real-ip': '203.0.113.7' }, false],
  [{ host: '127.0.0.1:4300', 'x-forwarded-for': '' }, false],
])('a server of this machine alone lets in %j: %s', (headers, expected) => {
  expect(isLetIn(headers, { _tag: 'ThisMachine' })).toBe(expected);
});

it.each([
  ['secret', { 'x-sandbox-key': 'secret' }, true],
  ['secret', { 'x-sandbox-key': 'secre' }, false],
  ['secret', {}, false],
  ['', { 'x-sandbox-key': '' }, false],
  ['', {}, false],
  [undefined, { 'x-sandbox-key': '' }, false],
  [undefined, {}, false],
])('a server of the world with the key %s lets in %j: %s', (key, headers, expected) => {
  expect(isLetIn({ host: 'localhost', ...headers }, { _tag: 'KeyHolders', key })).toBe(expected);
});

it('takes ten wrong keys of one network in a quarter of an hour, and the right key of another network', async () => {
  const sandbox = await sandboxOfTest({ controlsKey: 'secret', trustProxy: 'loopback' });
  const personas = async (key: string, address: string) => {
    const headers = { 'x-sandbox-key': key, 'x-forwarded-for': address };
    return (await call(sandbox, 'GET /sandbox/personas', { headers })).status;
  };
  const guesses: number[] = [];
  for (let n = 0; n < 12; n += 1) guesses.push(await personas(`guess ${String(n)}`, '203.0.113.7'));
  expect(guesses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
  expect(await personas('secret', '203.0.113.7')).toBe(429);
  for (let n = 0; n < 12; n += 1) expect(await personas('secret', '203.0.113.8')).toBe(200);
  // The command line knows the word, and tells of the key.
  expect((await call(sandbox, 'GET /sandbox/personas')).body).toEqual({ message: 'controls_closed' });
});
