import { session } from '@aroeira/domain/access/testing';
import { callFailureMessage, type CallFailure } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { clientOf, json, serverBy, type Seen } from './testing/index.ts';

const isRefresh = ({ url }: Seen) => url.includes('refresh-token');
const renewed = { access: 'access-2', refresh: 'refresh-2' };
const expired = E.left({ _tag: 'NoSession', reason: 'expired' });
const failed = E.left({ _tag: 'NoSession', reason: 'refresh-failed' });
/** What the client reads. */
const said = E.match(
  (failure: CallFailure) => callFailureMessage(failure, 'production'),
  () => '',
);

/** Takes one access token and answers a refresh as it is told to. */
const serverTaking = (token: string, refresh: () => Response | Promise<Response>) =>
  serverBy((seen) => {
    if (isRefresh(seen)) return refresh();
    return seen.headers.get('authorization') === `Bearer ${token}` ? json(200, { ok: true }) : json(401, {});
  });
const giving = () => json(200, { token: 'access-2', refreshToken: 'refresh-2' });
const get = { path: '/x', answer: t.type({ ok: t.boolean }) };

describe('a 401', () => {
  it('refreshes, stores both tokens and repeats the call with the new one [R886] [R887] [R888]', async () => {
    const server = serverTaking('access-2', giving);
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
    const server = serverTaking('access-2', giving);
    const body = (by: { tokens: { refresh: string } } | undefined) => ({ refreshToken: by?.tokens.refresh });
    await clientOf(server).http.post('auth/logoutApp/7', t.unknown, { body })();
    expect(server.seen.at(-1)?.body).toEqual({ refreshToken: 'refresh-2' });
  });

  it('refreshes once for 20 requests that get it together, and repeats each [R889]', async () => {
    const server = serverTaking('access-2', giving);
    const { http } = clientOf(server);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => http.get(`/x/${i}`, get.answer)()));
    expect(answers).toEqual(Array.from({ length: 20 }, () => E.right({ ok: true })));
    expect(server.seen.filter(isRefresh)).toHaveLength(1);
    expect(server.seen).toHaveLength(41);
  });

  it('is not refreshed twice for the same request: the session ends [R890]', async () => {
    const server = serverTaking('never', giving);
    const { http, device, ends } = clientOf(server);
    expect(await http.get('/x', get.answer)()).toEqual(expired);
    expect(server.seen.filter(isRefresh)).toHaveLength(1);
    expect([device.session.read(), ends]).toEqual([O.none, ['expired']]);
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

  it.each([400, 401, 403, 404, 405])(
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
    ['nothing', () => Promise.reject(new TypeError('fetch failed'))],
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
  const racing = () => serverTaking('access-2', () => json(409, { message: 'retry' }));

  it('uses newer tokens of another tab instead of a refresh', async () => {
    const device = clientOf(serverTaking('', giving)).device;
    const server = serverBy((seen) => {
      device.session.write(session({ tokens: renewed }))();
      return seen.headers.get('authorization') === 'Bearer access-2' ? json(200, { ok: true }) : json(401, {});
    });
    const { open } = clientOf(server);
    expect(await open(device).get('/x', get.answer)()).toEqual(E.right({ ok: true }));
    expect(server.seen.filter(isRefresh)).toHaveLength(0);
  });

  it('waits a moment for the tab that won the race, then retries with its tokens', async () => {
    const { http, device, scheduler, ends } = clientOf(racing());
    const asked = http.get('/x', get.answer)();
    await new Promise(setImmediate);
    device.session.write(session({ tokens: renewed }))();
    scheduler.pass(500);
    expect([await asked, ends]).toEqual([E.right({ ok: true }), []]);
  });

  it('keeps the session when no other tab stored anything', async () => {
    const { http, device, scheduler, ends } = clientOf(racing());
    const asked = http.get('/x', get.answer)();
    await new Promise(setImmediate);
    scheduler.pass(500);
    expect([await asked, ends]).toEqual([failed, ['refresh-failed']]);
    expect(O.isSome(device.session.read())).toBe(true);
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

  it('keeps a client signed out who signed out during the refresh', async () => {
    let signOut = () => {};
    const server = serverTaking('access-2', () => (signOut(), giving()));
    const { http, device } = clientOf(server);
    signOut = device.session.clear;
    expect(await http.get('/x', get.answer)()).toEqual(expired);
    expect(device.session.read()).toEqual(O.none);
  });
});
