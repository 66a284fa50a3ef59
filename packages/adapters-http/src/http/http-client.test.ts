import { session } from '@aroeira/domain/access/testing';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { clientOf, json, serverBy } from './testing/index.ts';
import type { Fetch } from './transport.ts';

const OUR_HEADERS = ['authorization', 'x-refresh-token', 'login-id', 'device-type'];
const fine = () => serverBy(() => json(200, {}));

describe('a request', () => {
  it('goes to the configured base, with exactly one slash before the path [R881] [R895]', async () => {
    const server = fine();
    for (const base of ['http://api.test/api', 'http://api.test/api/', 'http://api.test/api//', '/api'])
      for (const path of ['terms', '/terms']) await clientOf(server, base).http.get(path, t.unknown)();
    expect(new Set(server.seen.map(({ url }) => url))).toEqual(new Set(['http://api.test/api/terms', '/api/terms']));
  });

  it('accepts JSON, with and without a session [R883]', async () => {
    const server = fine();
    const { http, device } = clientOf(server);
    await http.get('terms', t.unknown)();
    device.session.clear();
    await http.get('terms', t.unknown)();
    expect(server.seen.map(({ headers }) => headers.get('accept'))).toEqual(['application/json', 'application/json']);
  });

  it('carries the four headers of the session [R884]', async () => {
    const server = fine();
    await clientOf(server).http.get('terms', t.unknown)();
    expect(OUR_HEADERS.map((name) => server.seen[0]?.headers.get(name))).toEqual([
      'Bearer access-1',
      'refresh-1',
      'login-7',
      'web',
    ]);
  });

  it('carries none of them without a session, or at a sign-in while another client is signed in [R885]', async () => {
    const server = fine();
    const { http, device } = clientOf(server);
    await http.post('auth/login/1', t.unknown, { body: {}, signedOut: { loginId: 'login-9' } })();
    device.session.clear();
    await http.get('terms', t.unknown)();
    expect(server.seen.map(({ headers }) => OUR_HEADERS.filter((name) => headers.has(name)))).toEqual([
      ['login-id'],
      [],
    ]);
    expect(server.seen[0]?.headers.get('login-id')).toBe('login-9');
  });

  it('carries its query, its JSON body and its idempotency key', async () => {
    const server = fine();
    const { http } = clientOf(server);
    await http.get('/investments/list/7', t.unknown, { query: { refresh: 'true', q: 'a b&c' } })();
    await http.put('/x', t.unknown, { body: { a: 1 }, idempotencyKey: 'key-1' })();
    await http.delete('/x', t.unknown)();
    const [get, put, del] = server.seen;
    expect([get?.method, get?.url, get?.body]).toEqual([
      'GET',
      'http://api.test/api/investments/list/7?refresh=true&q=a+b%26c',
      undefined,
    ]);
    expect([put?.method, put?.body, put?.headers.get('content-type'), put?.headers.get('idempotency-key')]).toEqual([
      'PUT',
      { a: 1 },
      'application/json',
      'key-1',
    ]);
    expect([del?.method, del?.headers.has('content-type'), del?.headers.has('idempotency-key')]).toEqual([
      'DELETE',
      false,
      false,
    ]);
  });
});

describe('no answer', () => {
  const hanging: Fetch = (_, { signal }) =>
    new Promise((_resolve, reject) => {
      if (signal?.aborted === true) reject(new Error('aborted'));
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });

  it('ends the call after 600000 ms and not one millisecond earlier [R882]', async () => {
    const { http, scheduler } = clientOf({ fetch: hanging });
    let answer: unknown;
    const asked = http
      .get('slow', t.unknown)()
      .then((got) => (answer = got));
    await new Promise(setImmediate);
    scheduler.pass(599_999);
    await new Promise(setImmediate);
    expect(answer).toBeUndefined();
    scheduler.pass(1);
    await asked;
    expect(answer).toEqual(E.left({ _tag: 'Unreachable', cause: 'timeout' }));
  });

  it('ends when its caller stops it, before it is sent or later', async () => {
    const { http } = clientOf({ fetch: hanging });
    const stopping = new AbortController();
    const call = http.put('files', t.unknown, { stopped: stopping.signal });
    const first = call();
    await new Promise(setImmediate);
    stopping.abort();
    const stopped = E.left({ _tag: 'Unreachable', cause: 'stopped' });
    expect([await first, await call()]).toEqual([stopped, stopped]);
  });

  it('is unreachable when the network fails, even in the middle of the body', async () => {
    const { http } = clientOf({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    expect(await http.get('x', t.unknown)()).toEqual(E.left({ _tag: 'Unreachable', cause: 'network' }));
    const cut = new ReadableStream({ start: (stream) => stream.error(new Error('cut')) });
    const half = clientOf(serverBy(() => new Response(cut)));
    expect(await half.http.get('x', t.unknown)()).toEqual(E.left({ _tag: 'Unreachable', cause: 'network' }));
  });

  it('leaves no timer after the answer came', async () => {
    const { http, scheduler } = clientOf(fine());
    expect(E.isRight(await http.get('x', t.unknown)())).toBe(true);
    expect(() => scheduler.pass(600_000)).not.toThrow();
  });
});

describe('no session', () => {
  it('fails with NoSession when the server demands a session, and renews nothing', async () => {
    const server = serverBy(() => json(401, { message: 'invalid_token' }));
    const { http, device, ends } = clientOf(server);
    device.session.clear();
    expect(await http.get('x', t.unknown)()).toEqual(E.left({ _tag: 'NoSession', reason: 'none' }));
    device.session.write({ ...session(), tokens: undefined })();
    expect(await http.get('x', t.unknown)()).toEqual(E.left({ _tag: 'NoSession', reason: 'none' }));
    expect(server.seen).toHaveLength(2);
    expect(ends).toEqual([]);
  });

  it('does not change the session of another client when a sign-in is refused with 401', async () => {
    const server = serverBy(() => json(401, { message: 'no' }));
    const { http, device } = clientOf(server);
    const answer = await http.post('auth/login/1', t.unknown, { signedOut: { loginId: undefined } })();
    expect(answer).toMatchObject(E.left({ _tag: 'Refused', status: 401 }));
    expect(server.seen).toHaveLength(1);
    expect(device.session.read()._tag).toBe('Some');
  });
});
