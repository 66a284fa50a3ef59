import { Value } from '@sinclair/typebox/value';
import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';
import { Tokens } from '../access.schemas.ts';

const { advanceClock, call, login, outbox, refresh, signedIn } = sandboxOfFile();

/** A persona, and what she may do about her two-step verification. */
const client = async (key: string) => {
  const session = await signedIn(key);
  const { id, document } = session;
  let { token } = session;
  const post = (what: string, body: object = {}) =>
    call(`POST /api/clients/${String(id)}/${what}_mfa`, { token, body: { id, ...body } });
  return {
    ...session,
    isOn: async () => (await call(`GET /api/clients/${String(id)}`, { token })).body,
    // Access tokens live as long as codes do.
    refresh: async () => void ({ token } = Value.Parse(Tokens, (await refresh(session)).body)),
    lastCode: async () => /etapas é (\d{6})/.exec((await outbox(document)).at(-1)?.text ?? '')?.[1] ?? '',
    enable: () => post('enable'),
    disable: () => post('disable'),
    confirm: (mfa: string) => post('confirm_disable', { mfa }),
  };
};

const said = (status: string) => ({ data: { status } });

describe('two-step verification', () => {
  it('is turned off at once for a client who has not chosen', async () => {
    const carla = await client('carla');
    expect(await carla.isOn()).toMatchObject({ mfa_enabled: null });
    expect(await carla.disable()).toMatchObject({ status: 200, body: said('disabled') });
    expect(await carla.isOn()).toMatchObject({ mfa_enabled: false });
    expect(await carla.lastCode()).toBe('');
  });

  it('asks for a code at the next sign-in when it is on, and goes off by the sent code', async () => {
    const ana = await client('ana');
    expect(await ana.enable()).toMatchObject({ status: 200, body: said('enabled') });
    expect((await login('ana')).body).toMatchObject({ mfa: true });
    expect((await ana.disable()).body).toEqual(said('code_sended'));
    expect(await ana.isOn()).toMatchObject({ mfa_enabled: true });
    expect((await ana.confirm(await ana.lastCode())).body).toEqual(said('disabled'));
    expect(await ana.isOn()).toMatchObject({ mfa_enabled: false });
    expect((await login('ana')).body).toHaveProperty('token');
    const activity = await call(`GET /api/clients/${String(ana.id)}/security-activity`, { token: ana.token });
    expect(activity.body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'two_step_enabled' }),
        expect.objectContaining({ event: 'two_step_disabled' }),
      ]),
    );
    // The answer may have been lost, so a second call changes nothing.
    expect((await ana.confirm('whatever')).body).toEqual(said('disabled'));
  });
});

describe('the code', () => {
  it('works for the session that asked, and not for another session of the client', async () => {
    const [thief, owner] = [await client('elisa'), await client('elisa')];
    await owner.enable();
    await owner.disable();
    const code = await owner.lastCode();
    expect((await thief.confirm(code)).body).toEqual(said('invalid_code'));
    expect((await owner.confirm(code)).body).toEqual(said('disabled'));
  });

  it('is sent at most ten times in a quarter of an hour, and takes at most twenty guesses over all codes', async () => {
    const diego = await client('diego');
    await diego.enable();
    for (let sent = 0; sent < 10; sent += 1) expect((await diego.disable()).status).toBe(200);
    expect((await diego.disable()).status).toBe(429);
    for (let tries = 0; tries < 20; tries += 1) await diego.confirm('x');
    expect((await diego.confirm(await diego.lastCode())).status).toBe(429);
  });
});

it('refuses a client who changes another, by the path or by the body', async () => {
  const { id, token } = await signedIn('ana');
  const enable = (path: number, body: number) =>
    call(`POST /api/clients/${String(path)}/enable_mfa`, { token, body: { id: body } });
  expect((await enable(id + 1, id + 1)).status).toBe(403);
  expect((await enable(id, id + 1)).status).toBe(403);
  expect((await call(`POST /api/clients/${String(id)}/enable_mfa`, { body: { id } })).status).toBe(401);
});

// Last: it moves the clock.
it('refuses a code before one was sent, a wrong one, one after five tries and one after ten minutes', async () => {
  const tiago = await client('tiago');
  await tiago.enable();
  expect((await tiago.confirm('123456')).body).toEqual(said('invalid_code'));
  await tiago.disable();
  for (let tries = 0; tries < 5; tries += 1) expect((await tiago.confirm('x')).body).toEqual(said('invalid_code'));
  expect((await tiago.confirm(await tiago.lastCode())).body).toEqual(said('invalid_code'));
  await tiago.disable();
  const code = await tiago.lastCode();
  await advanceClock('10m');
  await tiago.refresh();
  expect((await tiago.confirm(code)).body).toEqual(said('invalid_code'));
});
