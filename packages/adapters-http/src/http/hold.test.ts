import { session } from '@aroeira/domain/access/testing';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { clientOf, isRefresh, json, renewed, renewing, serverBy } from './testing/index.ts';

const refusing = (message: string, status = 403) => serverBy(() => json(status, { message }));
const refused = (code: string) => E.left(expect.objectContaining({ _tag: 'Refused', status: 403, code }));

describe('a server that demands another step of a signed-in client first', () => {
  it.each([
    ['blocked_device', 'unblock-device', { isDeviceBlocked: true }],
    ['change_password', 'reset-password', { status: 'must-change-password' as const }],
    ['consent_required', 'consent', { isConsentDue: true }],
  ])('writes the step into the session and reports it: %s', async (code, hold, changed) => {
    const { http, device, ends, holds } = clientOf(refusing(code));
    expect(await http.get('/x', t.unknown)()).toEqual(refused(code));
    expect([holds, ends]).toEqual([[hold], []]);
    expect(device.session.read()).toEqual(O.some(session(changed)));
  });

  it('is noticed after a refresh and for a file, and the new tokens stay', async () => {
    const server = serverBy((seen) => {
      if (isRefresh(seen)) return renewing();
      const isTaken = seen.headers.get('authorization') === `Bearer ${renewed.access}`;
      return isTaken ? json(403, { message: 'change_password' }) : json(401, {});
    });
    const { http, device, holds } = clientOf(server);
    await http.file('/x')();
    expect(holds).toEqual(['reset-password']);
    expect(device.session.read()).toEqual(O.some(session({ tokens: renewed, status: 'must-change-password' })));
  });

  it.each([
    ['another word', refusing('ERR027')],
    ['another status', refusing('blocked_device', 400)],
    ['no word at all', serverBy(() => new Response('<html>', { status: 403 }))],
  ])('is not noticed in %s', async (_, server) => {
    const { http, device, holds } = clientOf(server);
    await http.get('/x', t.unknown)();
    expect([holds, device.session.read()]).toEqual([[], O.some(session())]);
  });

  it('is not noticed after a sign-out or a sign-in of another client', async () => {
    let change = () => {};
    const server = serverBy(() => (change(), json(403, { message: 'blocked_device' })));
    const { http, device, holds } = clientOf(server);
    const other = session({ clientId: 8 });
    change = device.session.write(other);
    await http.get('/x', t.unknown)();
    expect(device.session.read()).toEqual(O.some(other));
    change = device.session.clear;
    await http.get('/x', t.unknown)();
    expect([holds, device.session.read()]).toEqual([[], O.none]);
  });

  it('is not noticed in the answer to a call without a session', async () => {
    const { http, holds } = clientOf(refusing('blocked_device'));
    await http.post('/x', t.unknown, { signedOut: { loginId: undefined } })();
    expect(holds).toEqual([]);
  });
});
