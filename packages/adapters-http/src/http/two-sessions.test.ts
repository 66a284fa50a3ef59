import { session } from '@aroeira/domain/access/testing';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { clientOf, isRefresh, json, renewing, serverBy } from './testing/index.ts';

const expired = E.left({ _tag: 'NoSession', reason: 'expired' });
const failed = E.left({ _tag: 'RefreshFailed' });
const get = { path: '/x', answer: t.type({ ok: t.boolean }) };

describe('with two sessions on one page', () => {
  const nina = session({ clientId: 8, tokens: { access: 'nina-1', refresh: 'nina-refresh-1' } });
  const ofNina = { token: 'nina-2', refreshToken: 'nina-refresh-2' };

  /** A server that takes only `access-2` and `nina-2`, and answers ana's refresh when it is told to. */
  const twoSessions = () => {
    let tell: (answer: Response) => void = () => {};
    const anas = new Promise<Response>((resolve) => (tell = resolve));
    const server = serverBy((seen) => {
      if (isRefresh(seen)) return seen.url.endsWith('/7') ? anas : json(200, ofNina);
      const isTaken = seen.headers.get('authorization')?.endsWith('-2');
      return isTaken ? json(200, { ok: true }) : json(401, {});
    });
    return { server, tell };
  };

  it.each([
    ['gives her tokens', renewing],
    ['is refused', () => json(401, {})],
    ['fails', () => json(500, {})],
  ])("nina's 401 makes a refresh of her own while ana's still runs, and ana's %s", async (_, ending) => {
    const { server, tell } = twoSessions();
    const { http, device, ends } = clientOf(server);
    const ana = http.get('/x', get.answer)();
    await new Promise(setImmediate);
    device.session.write(nina)();
    const asked = http.get('/x', get.answer)();
    await new Promise(setImmediate);
    tell(ending());
    expect([await asked, await ana]).toEqual([E.right({ ok: true }), expired]);
    expect(server.seen.filter(isRefresh).map(({ url }) => url.slice(-2))).toEqual(['/7', '/8']);
    expect([device.session.read(), ends]).toEqual([
      O.some({ ...nina, tokens: { access: 'nina-2', refresh: 'nina-refresh-2' } }),
      [],
    ]);
  });

  it('the failure of one is not told to the other', async () => {
    const { server, tell } = twoSessions();
    const { http, device, ends } = clientOf(server);
    tell(json(500, {}));
    expect(await http.get('/x', get.answer)()).toEqual(failed);
    device.session.write(nina)();
    expect([await http.get('/x', get.answer)(), ends]).toEqual([E.right({ ok: true }), ['refresh-failed']]);
  });

  it('a call that is for ana alone is not sent again when nina signs in right after the renewal', async () => {
    const { server, tell } = twoSessions();
    const { open, device, ends } = clientOf(server);
    tell(renewing());
    // Another window writes nina's session as soon as this one wrote ana's new tokens.
    const write: typeof device.session.write = (renewed) => () => {
      device.session.write(renewed)();
      device.session.write(nina)();
    };
    const http = open({ ...device, session: { ...device.session, write } });
    expect(await http.post('/x', get.answer, { only: 7 })()).toEqual(E.left({ _tag: 'NoSession', reason: 'none' }));
    expect(server.seen.map(({ url }) => url.split('/api/')[1])).toEqual(['x', 'client/refresh-token/7']);
    expect([device.session.read(), ends]).toEqual([O.some(nina), []]);
  });
});
