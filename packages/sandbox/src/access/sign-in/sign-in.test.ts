import { describe, expect, it } from 'vitest';
import { documentOf, personaOf } from '../../personas/personas.seed.ts';
import { ERR028, NOBODY, sessionIn } from '../../testing/calls.ts';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';

const sandbox = sandboxOfFile();
const { advanceClock, challenge, enterCode, lastCode, login, outbox, sendCode, signedIn, tryPassword } = sandbox;

const ANA = documentOf('ana');

describe('a password', () => {
  it('opens a session', async () => {
    const answer = await login('ana');
    expect(answer.status).toBe(200);
    expect(sessionIn(answer)).toMatchObject({
      id: 1001,
      document: ANA,
      mfa: false,
      blockedDevice: false,
      userStatus: 'confirmed',
      isCoholder: false,
    });
  });

  it('keeps the login id of this client’s device, and gives a new one for any other', async () => {
    const first = await signedIn('ana');
    expect((await signedIn('ana', { 'login-id': first.loginId })).loginId).toBe(first.loginId);
    expect((await signedIn('nina', { 'login-id': first.loginId })).loginId).not.toBe(first.loginId);
  });

  it('is refused in the same words for a wrong password and for an unknown document', async () => {
    const wrong = await tryPassword(ANA, 'Senha@124');
    expect(wrong).toMatchObject({ status: 400, body: ERR028 });
    expect((await tryPassword(NOBODY, 'Senha@123')).body).toEqual(wrong.body);
  });

  it('shows in the session what the persona is for', async () => {
    expect(await login('rafael')).toMatchObject({ status: 409, body: { message: 'already_connected' } });
    expect((await signedIn('fabio')).blockedDevice).toBe(true);
    expect((await signedIn('gabi')).userStatus).toBe('change password');
    expect((await signedIn('lucas')).isCoholder).toBe(true);
  });

  it('does not tell a stranger that a client is connected on another device', async () => {
    expect(await tryPassword(documentOf('rafael'), 'Senha@124')).toMatchObject({ status: 400, body: ERR028 });
  });

  it('is refused for a while after five wrong ones, except on the owner’s device', async () => {
    const { loginId } = await signedIn('ana');
    for (let i = 0; i < 5; i += 1) expect((await tryPassword(ANA, 'wrong')).status).toBe(400);
    const limited = await tryPassword(ANA, 'Senha@123');
    expect(limited).toMatchObject({ status: 429, body: { message: 'too_many_attempts' } });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login('ana', { 'login-id': loginId })).status).toBe(200);
    await advanceClock('15m');
    expect((await login('ana')).status).toBe(200);
  });

  it('resets the count when it is right', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 4; i += 1) expect((await tryPassword(ANA, 'wrong')).status).toBe(400);
      expect((await login('ana')).status).toBe(200);
    }
  });
});

describe('a two-step code', () => {
  it('comes after the password and opens one session', async () => {
    const loginId = await challenge();
    expect((await sendCode(loginId)).body).toEqual({ status: 'code_sended' });
    const code = await lastCode();
    expect(sessionIn(await enterCode(loginId, code))).toMatchObject({ id: personaOf('bruno').id, loginId, mfa: true });
    expect(await enterCode(loginId, code)).toMatchObject({ status: 400, body: ERR028 });
  });

  it('is not sent without the password', async () => {
    const waiting = await challenge();
    const before = await outbox();
    for (const [loginId, document] of [
      [crypto.randomUUID(), documentOf('bruno')],
      [waiting, ANA],
      [waiting, NOBODY],
    ] as const)
      expect(await sandbox.call('POST /api/auth/login/1/send_mfa', { body: { document, loginId } })).toMatchObject({
        status: 403,
        body: { message: 'password_required' },
      });
    expect(await outbox()).toEqual(before);
  });

  it('is void after five wrong tries, even when it is right', async () => {
    const loginId = await challenge();
    await sendCode(loginId);
    const code = await lastCode();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i += 1) expect((await enterCode(loginId, wrong)).status).toBe(400);
    expect((await enterCode(loginId, code)).status).toBe(400);
  });

  it('is accepted on the fifth try', async () => {
    const loginId = await challenge();
    await sendCode(loginId);
    const code = await lastCode();
    for (let i = 0; i < 4; i += 1) await enterCode(loginId, 'wrong');
    expect((await enterCode(loginId, code)).status).toBe(200);
  });

  it('is void after the next code, and after ten minutes', async () => {
    const loginId = await challenge();
    await sendCode(loginId);
    const first = await lastCode();
    await sendCode(loginId);
    const second = await lastCode();
    expect(first === second || (await enterCode(loginId, first)).status === 400).toBe(true);
    await advanceClock('10m');
    expect((await enterCode(loginId, second)).status).toBe(400);
  });

  it('can be asked for within ten minutes of the password, and is valid for ten more', async () => {
    const loginId = await challenge();
    await advanceClock('9m');
    await sendCode(loginId);
    await advanceClock('9m');
    expect(await sendCode(loginId)).toMatchObject({ status: 403, body: { message: 'password_required' } });
    expect((await enterCode(loginId, await lastCode())).status).toBe(200);
  });

  it('is sent at most ten times in a quarter of an hour', async () => {
    const loginId = await challenge();
    for (let i = 0; i < 10; i += 1) expect((await sendCode(loginId)).status).toBe(200);
    expect((await sendCode(loginId)).status).toBe(429);
  });
});
