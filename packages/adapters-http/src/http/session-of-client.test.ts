import { session } from '@aroeira/domain/access/testing';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { clientOf, isRefresh, renewed, renewing, serverTaking } from './testing/index.ts';

describe('the session for a call of another program', () => {
  it('is the stored one while its token is not old', async () => {
    const server = serverTaking('access-1', renewing);
    const { http } = clientOf(server);
    expect(await http.session((token) => token !== 'access-1')()).toEqual(E.right(session()));
    expect(server.seen).toEqual([]);
  });

  it('is renewed when its token is old, together with a request that gets a 401', async () => {
    const server = serverTaking('access-2', renewing);
    const { http, device } = clientOf(server);
    const [renewedSession, answer] = await Promise.all([
      http.session(() => true)(),
      http.get('/x', t.type({ ok: t.boolean }))(),
    ]);
    expect([renewedSession, answer]).toEqual([E.right(session({ tokens: renewed })), E.right({ ok: true })]);
    expect(device.session.read()).toEqual(O.some(session({ tokens: renewed })));
    expect(server.seen.filter(isRefresh)).toHaveLength(1);
  });

  it('fails without a session, or when nobody can renew it', async () => {
    const { http, device, ends } = clientOf(
      serverTaking('access-2', () => Promise.reject(new TypeError('fetch failed'))),
    );
    expect([await http.session(() => true)(), ends]).toEqual([E.left({ _tag: 'RefreshFailed' }), ['refresh-failed']]);
    device.session.clear();
    expect(await http.session(() => true)()).toEqual(E.left({ _tag: 'NoSession', reason: 'none' }));
  });
});
