import { session } from '@aroeira/domain/access/testing';
import type { CallFailure } from '@aroeira/domain/kernel';
import { callFailureMessage } from '@aroeira/domain/kernel/messages';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { clientOf, isRefresh, json, renewed, renewing, serverBy, serverTaking } from './testing/index.ts';
import type { Fetch } from './transport.ts';

const expired = E.left({ _tag: 'NoSession', reason: 'expired' });
const failed = E.left({ _tag: 'RefreshFailed' });
/** What the client reads. */
const said = E.match(
  (failure: CallFailure) => callFailureMessage(failure, 'production'),
  () => '',
);

const lost = () => Promise.reject(new TypeError('fetch failed'));
const get = { path: '/x', answer: t.type({ ok: t.boolean }) };

describe('a 401', () => {
  it('refreshes, stores both tokens and repeats the call with the new one [R886] [R887] [R888]', async () => {
    const server = serverTaking('access-2', renewing);
    const { http, device, ends } = clientOf(server);
    expect(await http.post('/x', get.answer, { body: { a: 1 }, idempotencyKey: 'k' })()).toEqual(E.right({ ok: true }));
    const [first, refresh, second] = server.seen;
    expect([refresh?.method, refresh?.url, refresh?.body]).toEqual([
      'POST',
      'http://api.test/api/client/refresh-token/7',
      { refreshToken: 'refresh-1' },
    ]);
    expect([second?.url, second?.method, second?.body]).toEqual([first?.url, 'POST', { a: 1 }]);
    expect(second?.headers.get('idempotency-key')).toBe('k');
    expect(second?.headers.get('x-refresh-token')).toBe('refresh-2');
    expect(device.session.read()).toEqual(O.some(session({ tokens: renewed })));
    expect([server.seen.length, ends]).toEqual([3, []]);
  });

  it('builds a body with the refresh token again', async () => {
    const server = serverTaking('access-2', renewing);
    const body = (by: { tokens: { refresh: string } } | undefined) => ({ refreshToken: by?.tokens.refresh });
    await clientOf(server).http.post('auth/logoutApp/7', t.unknown, { body })();
    expect(server.seen.at(-1)?.body).toEqual({ refreshToken: 'refresh-2' });
  });

  it('refreshes once for 20 requests that get it together, and repeats each [R889]', async () => {
    const server = serverTaking('access-2', renewing);
    const { http } = clientOf(server);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => http.get(`/x/${i}`, get.answer)()));
    expect(answers).toEqual(Array.from({ length: 20 }, () => E.right({ ok: true })));
    expect(server.seen.filter(isRefresh)).toHaveLength(1);
    expect(server.seen).toHaveLength(41);
  });

  it('does not cause two refreshes for one request: the session ends [R890]', async () => {
    const server = serverTaking('never', renewing);
    const { http, device, ends } = clientOf(server);
    expect(await http.get('/x', get.answer)()).toEqual(expired);
    expect(server.seen.filter(isRefresh)).toHaveLength(1);
    expect([device.session.read(), ends]).toEqual([O.none, ['expired']]);
  });
});

describe('a 401 that the API relays from another server', () => {
  const asking = async (refresh: () => Response, status = 401) => {
    const server = serverBy((seen) => (isRefresh(seen) ? refresh() : json(status, { httpStatus: 401 })));
    const { http, device, ends } = clientOf(server);
    const answer = await http.get('/x', get.answer, { isRelayed: true })();
    return { answer, ends, refreshes: server.seen.filter(isRefresh).length, isKept: O.isSome(device.session.read()) };
  };

  it('refreshes once, and is a refusal when it comes again: the session stays (decision Q108)', async () => {
    expect(await asking(renewing)).toMatchObject({
      answer: E.left({ _tag: 'Refused', status: 401 }),
      ends: [],
      refreshes: 1,
      isKept: true,
    });
  });

  it('ends the session when the server refuses to renew it, and a 405 does too', async () => {
    const ended = { answer: expired, ends: ['expired'], isKept: false };
    expect(await asking(() => json(401, {}))).toMatchObject(ended);
    expect(await asking(renewing, 405)).toMatchObject(ended);
  });

  it('ends the session when a 405 follows the refresh', async () => {
    const statuses = [401, 405];
    const server = serverBy((seen) => (isRefresh(seen) ? renewing() : json(statuses.shift() ?? 500, {})));
    const { http, ends } = clientOf(server);
    expect(await http.get('/x', get.answer, { isRelayed: true })()).toEqual(expired);
    expect([ends, statuses]).toEqual([['expired'], []]);
  });
});

describe('the end of a session', () => {
  it('follows a 405 to any request, and is reported once [R891]', async () => {
    const { http, device, ends } = clientOf(serverBy(() => json(405, {})));
    const answers = await Promise.all([http.get('/a', t.unknown)(), http.post('/b', t.unknown)()]);
    expect(answers).toEqual([expired, expired]);
    expect(answers.map(said)).toEqual(['Sessão expirada!', 'Sessão expirada!']);
    expect([device.session.read(), ends]).toEqual([O.none, ['expired']]);
  });

  it.each([400, 401, 403, 404, 405, 409])(
    'follows a refresh answered %i, and is reported once for 20 requests [R892]',
    async (status) => {
      const server = serverTaking('access-2', () => json(status, { message: 'invalid_token' }));
      const { http, device, ends } = clientOf(server);
      const answers = await Promise.all(Array.from({ length: 20 }, () => http.get('/x', get.answer)()));
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(expired)]));
      expect(answers.map(said)).toEqual(answers.map(() => 'Sessão expirada!'));
      expect([server.seen.filter(isRefresh).length, device.session.read(), ends]).toEqual([1, O.none, ['expired']]);
    },
  );

  const outages: readonly [string, () => Response | Promise<Response>][] = [
    ['500', () => json(500, {})],
    ['503 of a proxy', () => new Response('<html>', { status: 503 })],
    ['429', () => json(429, { message: 'too_many_attempts' })],
    ['an unreadable 200', () => json(200, { token: 1 })],
  ];
  it.each(outages)(
    'does not follow a refresh answered %s: the session stays, and one report is made [R893]',
    async (_, refresh) => {
      const server = serverTaking('access-2', refresh);
      const { http, device, ends } = clientOf(server);
      const answers = await Promise.all(Array.from({ length: 20 }, () => http.get('/x', get.answer)()));
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(failed)]));
      expect(answers.map(said)).toEqual(answers.map(() => 'Erro no servidor, tente novamente mais tarde'));
      expect([server.seen.filter(isRefresh).length, ends]).toEqual([1, ['refresh-failed']]);
      expect(device.session.read()).toEqual(O.some(session()));
    },
  );

  it('does not follow a refresh without an answer: it is asked once more, and the session stays [R893]', async () => {
    const server = serverTaking('access-2', lost);
    const { http, device, ends } = clientOf(server);
    const answers = await Promise.all(Array.from({ length: 20 }, () => http.get('/x', get.answer)()));
    expect(answers).toEqual(answers.map(() => failed));
    expect([server.seen.filter(isRefresh).length, ends]).toEqual([2, ['refresh-failed']]);
    expect(device.session.read()).toEqual(O.some(session()));
  });

  it('does not follow an answer that was lost: the same token is sent once more', async () => {
    const answers = [lost, renewing];
    const server = serverTaking('access-2', () => answers.shift()?.() ?? json(500, {}));
    const { http, ends } = clientOf(server);
    expect(await http.get('/x', get.answer)()).toEqual(E.right({ ok: true }));
    const refresh = { refreshToken: 'refresh-1' };
    expect([server.seen.filter(isRefresh).map(({ body }) => body), ends]).toEqual([[refresh, refresh], []]);
  });

  it('is not waited for twice: a refresh that timed out is not asked again', async () => {
    const server = serverBy((seen) => (isRefresh(seen) ? new Promise<never>(() => undefined) : json(401, {})));
    const hanging: Fetch = (url, init) =>
      Promise.race([
        server.fetch(url, init),
        new Promise<never>((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
      ]);
    const { http, scheduler, ends } = clientOf({ fetch: hanging });
    const asked = http.get('/x', t.unknown)();
    await new Promise(setImmediate);
    scheduler.pass(600_000);
    expect([await asked, ends, server.seen.filter(isRefresh).length]).toEqual([failed, ['refresh-failed'], 1]);
  });

  it('shares a failed refresh with a request whose own 401 came later, and asks again for a new one', async () => {
    let answerSlow: () => void = () => {};
    const slow = new Promise<Response>((resolve) => (answerSlow = () => resolve(json(401, {}))));
    const server = serverBy((seen) =>
      isRefresh(seen) ? json(500, {}) : seen.url.endsWith('slow') ? slow : json(401, {}),
    );
    const { http, ends } = clientOf(server);
    const late = http.get('/slow', t.unknown)();
    await http.get('/x', t.unknown)();
    answerSlow();
    expect([await late, ends]).toEqual([failed, ['refresh-failed']]);
    await http.get('/x', t.unknown)();
    expect(server.seen.filter(isRefresh)).toHaveLength(2);
  });
});

describe('with other tabs', () => {
  it('uses newer tokens of another tab instead of a refresh', async () => {
    const device = clientOf(serverTaking('', renewing)).device;
    const server = serverBy((seen) => {
      device.session.write(session({ tokens: renewed }))();
      return seen.headers.get('authorization') === 'Bearer access-2' ? json(200, { ok: true }) : json(401, {});
    });
    const { open } = clientOf(server);
    expect(await open(device).get('/x', get.answer)()).toEqual(E.right({ ok: true }));
    expect(server.seen.filter(isRefresh)).toHaveLength(0);
  });

  it.each([
    ['other tokens', () => json(200, { token: 'access-3', refreshToken: 'refresh-3' })],
    ['a failure', () => json(500, {})],
    ['a refusal', () => json(401, {})],
  ])('uses the tokens that another tab stored meanwhile, though its own refresh brought %s', async (_, refresh) => {
    let store = () => {};
    const server = serverTaking('access-2', () => (store(), refresh()));
    const { http, device, ends } = clientOf(server);
    store = device.session.write(session({ tokens: renewed }));
    expect([await http.get('/x', get.answer)(), ends]).toEqual([E.right({ ok: true }), []]);
    expect(device.session.read()).toEqual(O.some(session({ tokens: renewed })));
  });

  it("never sends another client's tokens", async () => {
    let switchAccount = () => {};
    const server = serverBy(() => (switchAccount(), json(401, {})));
    const { http, device, ends } = clientOf(server);
    const other = session({ clientId: 8, tokens: renewed });
    switchAccount = device.session.write(other);
    expect([await http.get('/x', t.unknown)(), server.seen.length, ends]).toEqual([expired, 1, []]);
    expect(device.session.read()).toEqual(O.some(other));
  });

  it('does not sign a client in again who signed out during the refresh', async () => {
    let signOut = () => {};
    const server = serverTaking('access-2', () => (signOut(), renewing()));
    const { http, device } = clientOf(server);
    signOut = device.session.clear;
    expect(await http.get('/x', get.answer)()).toEqual(expired);
    expect(device.session.read()).toEqual(O.none);
  });
});
