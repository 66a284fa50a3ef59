import { describe, expect } from 'vitest';
import { call, login, personaOf, sessionIn } from '../../testing/calls.ts';
import { sandboxTest } from '../../testing/sandbox-test.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';

const it = sandboxTest();
let sandbox: TestSandbox;
it.beforeAll(({ sandbox: opened }) => {
  sandbox = opened;
});

const UNKNOWN = '0b3a4c1e-0000-4000-8000-000000000000';
const report = (loginId: string) => call(sandbox, 'POST /api/auth/acessoIndevido', { body: { loginId } });
const client = (id: number, token: string) => call(sandbox, `GET /api/clients/${String(id)}`, { token });
const mailsTo = async (key: string) => (await sandbox.outbox(personaOf(key).email)).map(({ text }) => text);

describe('a report of misuse', () => {
  it('blocks and signs out every device of that client, and of no other client', async ({ signedIn }) => {
    const [phone, stranger] = [await signedIn('ana'), await signedIn('ana')];
    const nina = await signedIn('nina');
    expect(await report(stranger.loginId)).toMatchObject({ status: 200, body: {} });
    for (const { id, token, refreshToken } of [phone, stranger]) {
      expect((await client(id, token)).status).toBe(401);
      const refreshed = await call(sandbox, `POST /api/client/refresh-token/${String(id)}`, { body: { refreshToken } });
      expect(refreshed).toMatchObject({ status: 401, body: { message: 'invalid_token' } });
    }
    const back = sessionIn(await login(sandbox, 'ana', { 'login-id': phone.loginId }));
    expect([back.blockedDevice, back.userStatus]).toEqual([true, 'change password']);
    // Whoever still has the password cannot go round by way of a new device.
    expect((await signedIn('ana')).blockedDevice).toBe(true);
    expect((await client(nina.id, nina.token)).status).toBe(200);
  });

  it('voids the code of a sign-in', async () => {
    const { document } = personaOf('bruno');
    const challenge = async () => {
      const { body } = await login(sandbox, 'bruno');
      const loginId = typeof body === 'object' && body !== null && 'loginId' in body ? String(body.loginId) : '';
      await call(sandbox, 'POST /api/auth/login/1/send_mfa', { body: { document, loginId } });
      const mfa = /\b\d{6}\b/.exec((await mailsTo('bruno')).at(-1) ?? '')?.[0];
      return { document, loginId, mfa };
    };
    const enter = (body: object) => call(sandbox, 'POST /api/auth/login/1/mfa', { body });
    const signedInDevice = sessionIn(await enter(await challenge()));
    const waiting = await challenge();
    expect((await report(signedInDevice.loginId)).status).toBe(200);
    expect((await enter(waiting)).status).toBe(400);
  });

  it('counts once until the password changes, and repeats its answer', async ({ signedIn }) => {
    const [first, second] = [await signedIn('karen'), await signedIn('karen')];
    expect((await report(first.loginId)).status).toBe(200);
    // The thief has the password still, comes back and reports again while the owner answers the questions.
    const thief = await signedIn('karen');
    const owner = await signedIn('karen');
    for (const { loginId } of [thief, first, second]) expect((await report(loginId)).status).toBe(200);
    const { id, token } = owner;
    expect(await client(id, token)).toMatchObject({ status: 403, body: { message: 'blocked_device' } });
  });

  it('is refused from a device that is not signed in any more, and says so', async ({ signedIn }) => {
    const [owner, old] = [await signedIn('diego'), await signedIn('diego')];
    const { refreshToken } = old;
    await call(sandbox, `POST /api/auth/logoutApp/${String(old.id)}`, { body: { refreshToken } });
    expect(await report(old.loginId)).toMatchObject({ status: 410, body: { message: 'link_ended' } });
    expect((await client(owner.id, owner.token)).status).toBe(200);
  });

  it('is refused from a device that was never signed in', async () => {
    await call(sandbox, 'POST /sandbox/reset', { body: { persona: 'bruno' } });
    const { body } = await login(sandbox, 'bruno');
    const loginId = typeof body === 'object' && body !== null && 'loginId' in body ? String(body.loginId) : '';
    expect((await report(loginId)).status).toBe(410);
  });

  it('gets the same answer for unknown ids', async () => {
    for (const loginId of [UNKNOWN, UNKNOWN.toUpperCase()])
      expect(await report(loginId)).toMatchObject({ status: 200, body: {} });
  });

  it('is refused for text that is no id, as of a link that was cut off', async () => {
    for (const loginId of [UNKNOWN.slice(0, -1), `${UNKNOWN}0`, 'not-an-id', "' or 1=1 --", ''])
      expect(await report(loginId)).toMatchObject({ status: 400, body: { message: 'validation' } });
  });

  it('is taken at most thirty times in a quarter of an hour from one address', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => report(UNKNOWN)));
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { message: 'too_many_attempts' } });
  });
});

describe('the e-mail about a new sign-in', () => {
  const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
  const signIn = (headers: Readonly<Record<string, string>> = {}) =>
    call(sandbox, 'POST /api/auth/login/1', {
      body: {
        document: personaOf('valter').document,
        password: 'Senha@123',
        deviceInfo: { type: 'web', userAgent: browser },
      },
      headers,
    });

  it('goes out only at the first sign-in of a device, with the link of the report', async () => {
    const { loginId } = sessionIn(await signIn());
    await signIn({ 'login-id': loginId });
    const mails = await mailsTo('valter');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('novo dispositivo (Chrome, Windows)');
    expect(mails[0]).toContain(`http://localhost/acessoIndevido/${loginId}`);
  });

  it('goes out after the code of two-step verification', async () => {
    const before = await mailsTo('bruno');
    await login(sandbox, 'bruno');
    expect(await mailsTo('bruno')).toEqual(before);
  });

  it('goes out at most ten times a day, and the last one says so', async () => {
    await call(sandbox, 'POST /sandbox/reset', { body: { persona: 'valter' } });
    const before = (await mailsTo('valter')).length;
    for (let i = 0; i < 12; i += 1) expect((await signIn()).status).toBe(200);
    const mails = (await mailsTo('valter')).slice(before);
    expect(mails).toHaveLength(10);
    expect(mails.map((text) => text.includes('Não vamos avisar dos próximos'))).toEqual([
      ...Array.from({ length: 9 }, () => false),
      true,
    ]);
  });
});
