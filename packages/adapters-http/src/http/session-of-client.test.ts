import { session } from '@aroeira/domain/access/testing';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { clientOf, json, serverBy } from './testing/index.ts';

const renewed = { access: 'access-2', refresh: 'refresh-2' };

/** A server that takes one access token. The connection of a refresh may break. */
const serverTaking = (token: string, isLost = false) => {
  const server = serverBy(({ url, headers }) => {
    if (!url.includes('refresh-token'))
      return headers.get('authorization') === `Bearer ${token}` ? json(200, { ok: true }) : json(401, {});
    if (isLost) throw new TypeError('fetch failed');
    return json(200, { token: renewed.access, refreshToken: renewed.refresh });
  });
  return { ...server, refreshes: () => server.seen.filter(({ url }) => url.includes('refresh-token')).length };
};

describe('the session for a call of another program', () => {
  it('is the stored one while its token is not old', async () => {
    const server = serverTaking('access-1');
    const { http } = clientOf(server);
    expect(await http.session((token) => token !== 'access-1')()).toEqual(E.right(session()));
    expect(server.seen).toEqual([]);
  });

  it('is renewed when its token is old, together with a request that gets a 401', async () => {
    const server = serverTaking('access-2');
    const { http, device } = clientOf(server);
    const [renewedSession, answer] = await Promise.all([
      http.session(() => true)(),
      http.get('/x', t.type({ ok: t.boolean }))(),
    ]);
    expect([renewedSession, answer]).toEqual([E.right(session({ tokens: renewed })), E.right({ ok: true })]);
    expect(device.session.read()).toEqual(O.some(session({ tokens: renewed })));
    expect(server.refreshes()).toBe(1);
  });

  it('fails without a session, or when nobody can renew it', async () => {
    const { http, device, ends } = clientOf(serverTaking('access-2', true));
    expect([await http.session(() => true)(), ends]).toEqual([E.left({ _tag: 'RefreshFailed' }), ['refresh-failed']]);
    device.session.clear();
    expect(await http.session(() => true)()).toEqual(E.left({ _tag: 'NoSession', reason: 'none' }));
  });
});
