import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { expect, it } from 'vitest';
import { clientOf, isRefresh, json, serverBy } from './testing/index.ts';

const unavailable = (retryAfter?: string) => () =>
  new Response(JSON.stringify({ message: 'unavailable' }), {
    status: 503,
    headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  });
const READ = { acts: false } as const;

/** Lets the client go on to its next wait. */
const turn = () => new Promise(setImmediate);

/** A server that answers so often with the first, then with 200. */
const unavailableFor = (times: number, refusal = unavailable('5')) => {
  const server = serverBy(() => (server.seen.length <= times ? refusal() : json(200, { ok: true })));
  return server;
};

it('asks again when the server says, not a millisecond earlier, and hears the answer', async () => {
  const server = unavailableFor(1);
  const { http, scheduler } = clientOf(server);
  const asked = http.get('/x', t.unknown, READ)();
  await turn();
  scheduler.pass(4_999);
  await turn();
  expect(server.seen).toHaveLength(1);
  scheduler.pass(1);
  expect(await asked).toEqual(E.right({ ok: true }));
  expect(server.seen).toHaveLength(2);
});

it('gives up after three times', async () => {
  const server = unavailableFor(9);
  const { http, scheduler } = clientOf(server);
  const asked = http.get('/x', t.unknown, READ)();
  for (const _ of [1, 2, 3]) {
    await turn();
    scheduler.pass(5_000);
  }
  expect(await asked).toMatchObject(E.left({ _tag: 'Refused', status: 503, code: 'unavailable' }));
  expect(server.seen).toHaveLength(4);
});

it('sends an order again under the same key, and no other call that acts', async () => {
  const server = unavailableFor(1);
  const { http, scheduler } = clientOf(server);
  const ordered = http.post('/order', t.unknown, { body: { a: 1 }, idempotencyKey: 'key-1' })();
  await turn();
  scheduler.pass(5_000);
  expect(await ordered).toEqual(E.right({ ok: true }));
  expect(server.seen.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-1']);
  const other = unavailableFor(1);
  expect(await clientOf(other).http.post('/x', t.unknown)()).toMatchObject(E.left({ status: 503 }));
  expect(other.seen).toHaveLength(1);
});

it('sends no refresh of a session again, whose second answer may end it', async () => {
  const server = serverBy((seen) => (isRefresh(seen) ? unavailable('5')() : json(401, {})));
  expect(E.isLeft(await clientOf(server).http.get('/x', t.unknown, READ)())).toBe(true);
  expect(server.seen.filter(isRefresh)).toHaveLength(1);
});

it.each([
  ['no time', unavailable()],
  ['a longer time', unavailable('11')],
  ['a date', unavailable('Sun, 29 Nov 2026 06:00:00 GMT')],
  ['another status', () => new Response('', { status: 429, headers: { 'retry-after': '5' } })],
])('fails at once for %s', async (_, refusal) => {
  const server = unavailableFor(1, refusal);
  expect(E.isLeft(await clientOf(server).http.get('/x', t.unknown, READ)())).toBe(true);
  expect(server.seen).toHaveLength(1);
});

it('waits no longer for a call that its caller stops', async () => {
  const stop = new AbortController();
  const server = unavailableFor(1);
  const asked = clientOf(server).http.get('/x', t.unknown, { ...READ, stopped: stop.signal })();
  await turn();
  stop.abort();
  expect(await asked).toEqual(E.right({ ok: true }));
});
