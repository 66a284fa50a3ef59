import { describe, expect, it } from 'vitest';
import { documentOf } from '../../personas/personas.seed.ts';
import type { SignedIn } from '../../testing/calls.ts';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';

const { advanceClock, call, login, logout, refresh, signedIn, tryPassword } = sandboxOfFile();

const devicesOf = ({ id, token }: SignedIn) => call(`GET /api/clients/${String(id)}/devices`, { token });
const end = ({ id, token }: SignedIn, loginId: string) =>
  call(`DELETE /api/clients/${String(id)}/devices/${loginId}`, { token });
const activityOf = async ({ id, token }: SignedIn): Promise<readonly unknown[]> => {
  const { body } = await call(`GET /api/clients/${String(id)}/security-activity`, { token });
  return Array.isArray(body) ? body.map((entry: { event: unknown }) => entry.event) : [];
};

describe('the devices of a client', () => {
  it('are those that are signed in, each once, and the current one is marked', async () => {
    const first = await signedIn('ana');
    await login('ana', { 'login-id': first.loginId });
    const second = await signedIn('ana');
    await logout(await signedIn('ana'));
    const { body } = await devicesOf(second);
    expect(body).toHaveLength(2);
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ loginId: first.loginId, deviceType: 'web', isCurrent: false }),
        expect.objectContaining({ loginId: second.loginId, deviceType: 'web', isCurrent: true }),
      ]),
    );
    await end(second, first.loginId);
  });

  it('tell when they signed in and when they were seen last', async () => {
    const first = await signedIn('nina');
    await advanceClock('2h');
    expect((await refresh(first)).status).toBe(200);
    const { body } = await devicesOf(await signedIn('nina'));
    const seen = Object.values(body ?? {}).find(({ loginId }: { loginId: string }) => loginId === first.loginId);
    expect(Date.parse(seen.lastSeenAt) - Date.parse(seen.signedInAt)).toBeGreaterThanOrEqual(2 * 3_600_000);
  });

  it('disappear when they cannot refresh any more', async () => {
    await signedIn('elisa');
    await advanceClock('31d');
    expect((await devicesOf(await signedIn('elisa'))).body).toHaveLength(1);
  });
});

describe('ending a device', () => {
  it('signs it out at once', async () => {
    const [here, there] = [await signedIn('ana'), await signedIn('ana')];
    expect(await end(here, there.loginId)).toMatchObject({ status: 200, body: {} });
    expect((await devicesOf(there)).status).toBe(401);
    expect((await devicesOf(here)).status).toBe(200);
    expect((await end(here, there.loginId)).status).toBe(200);
  });

  it('works for the client’s own devices only, and tells nothing of other devices', async () => {
    const [ana, valter] = [await signedIn('ana'), await signedIn('valter')];
    expect((await end({ ...ana, id: valter.id }, valter.loginId)).status).toBe(403);
    expect(await end(ana, valter.loginId)).toMatchObject({ status: 200, body: {} });
    expect((await devicesOf(valter)).status).toBe(200);
    expect((await end(ana, 'not-an-id')).status).toBe(400);
  });
});

describe('the security activity', () => {
  it('shows the client’s own events, newest first', async () => {
    const karen = await signedIn('karen');
    const other = await signedIn('karen');
    await tryPassword(documentOf('karen'), 'Errada@1');
    await advanceClock('1s');
    await end(karen, other.loginId);
    const events = await activityOf(karen);
    expect(events[0]).toBe('device_ended');
    expect(events).toHaveLength(4);
    expect(events).toEqual(expect.arrayContaining(['device_ended', 'sign_in_refused', 'signed_in']));
    expect(await activityOf(await signedIn('wagner'))).toEqual(['signed_in']);
  });

  it('shows at most fifty events', async () => {
    const lucas = await signedIn('lucas');
    for (let i = 0; i < 55; i += 1) await end(lucas, (await signedIn('lucas')).loginId);
    expect(await activityOf(lucas)).toHaveLength(50);
  });
});
