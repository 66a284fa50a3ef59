import { describe, expect, it } from 'vitest';
import { documentOf, type PersonaKey } from '../../personas/personas.seed.ts';
import { sessionIn, type Sent, type SignedIn } from '../../testing/calls.ts';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';

const sandbox = sandboxOfFile();
const { call, challenge, enterCode, lastCode, login, logout, outbox, refresh, report } = sandbox;
const { reset, sendCode, signedIn, signedInByCode } = sandbox;

const UNKNOWN = '0b3a4c1e-0000-4000-8000-000000000000';
const client = ({ id, token }: SignedIn) => call(`GET /api/clients/${String(id)}`, { token });
const mailsTo = async (key: PersonaKey) => (await outbox(documentOf(key))).map(({ text }) => text);

describe('a report of misuse', () => {
  it('blocks and signs out every device of that client, and of no other client', async () => {
    const [phone, stranger] = [await signedIn('ana'), await signedIn('ana')];
    const nina = await signedIn('nina');
    expect(await report(stranger.loginId)).toMatchObject({ status: 200, body: {} });
    for (const session of [phone, stranger]) {
      expect((await client(session)).status).toBe(401);
      expect(await refresh(session)).toMatchObject({ status: 401, body: { message: 'invalid_token' } });
    }
    const back = await signedIn('ana', { 'login-id': phone.loginId });
    expect([back.blockedDevice, back.userStatus]).toEqual([true, 'change password']);
    // A person who still has the password gets no further on a new device.
    expect((await signedIn('ana')).blockedDevice).toBe(true);
    expect((await client(nina)).status).toBe(200);
  });

  it('voids the code of a sign-in', async () => {
    const { loginId } = await signedInByCode();
    const waiting = await challenge();
    await sendCode(waiting);
    expect((await report(loginId)).status).toBe(200);
    expect((await enterCode(waiting, await lastCode())).status).toBe(400);
  });

  it('counts once until the password changes, and repeats its answer', async () => {
    const [first, second] = [await signedIn('karen'), await signedIn('karen')];
    expect((await report(first.loginId)).status).toBe(200);
    // The thief still has the password, comes back and reports again while the owner answers the questions.
    const thief = await signedIn('karen');
    const owner = await signedIn('karen');
    for (const { loginId } of [thief, first, second]) expect((await report(loginId)).status).toBe(200);
    expect(await client(owner)).toMatchObject({ status: 403, body: { message: 'blocked_device' } });
  });

  it('is refused from a device that is not signed in any more, and says so', async () => {
    const [owner, old] = [await signedIn('diego'), await signedIn('diego')];
    await logout(old);
    expect(await report(old.loginId)).toMatchObject({ status: 410, body: { message: 'link_ended' } });
    expect((await client(owner)).status).toBe(200);
  });

  it('is refused from a device that was never signed in', async () => {
    await reset('bruno');
    expect((await report(await challenge())).status).toBe(410);
  });

  it('gets the same answer for unknown ids', async () => {
    for (const loginId of [UNKNOWN, UNKNOWN.toUpperCase()])
      expect(await report(loginId)).toMatchObject({ status: 200, body: {} });
  });

  it('is refused for text that is no id, as from an incomplete link', async () => {
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
  const signIn = (headers: Sent = {}) => login('valter', headers, { userAgent: browser });

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
    await login('bruno');
    expect(await mailsTo('bruno')).toEqual(before);
  });

  it('goes out at most ten times a day, and the last one says so', async () => {
    await reset('valter');
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
