import { describe, expect } from 'vitest';
import { advanceClock, call, ERR028, login, personaOf, sessionIn } from '../../testing/calls.ts';
import { sandboxTest } from '../../testing/sandbox-test.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';

const it = sandboxTest();
let sandbox: TestSandbox;
it.beforeAll(({ sandbox: opened }) => {
  sandbox = opened;
});

const ANA = personaOf('ana').document;
const BRUNO = personaOf('bruno');

const tryPassword = (document: string, password: string, headers = {}) =>
  call(sandbox, 'POST /api/auth/login/1', { body: { document, password }, headers });

const challenge = async (): Promise<string> => {
  const { body } = await login(sandbox, 'bruno');
  return typeof body === 'object' && body !== null && 'loginId' in body ? String(body.loginId) : '';
};
const askCode = (loginId: string, document = BRUNO.document) =>
  call(sandbox, 'POST /api/auth/login/1/send_mfa', { body: { document, loginId } });
const lastCode = async (): Promise<string> =>
  /\d{6}/.exec((await sandbox.outbox(BRUNO.email)).at(-1)?.text ?? '')?.[0] ?? '';
const enterCode = (loginId: string, mfa: string) =>
  call(sandbox, 'POST /api/auth/login/1/mfa', { body: { document: BRUNO.document, mfa, loginId } });

describe('a password', () => {
  it('opens a session', async () => {
    const answer = await login(sandbox, 'ana');
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
    const first = sessionIn(await login(sandbox, 'ana'));
    expect(sessionIn(await login(sandbox, 'ana', { 'login-id': first.loginId })).loginId).toBe(first.loginId);
    expect(sessionIn(await login(sandbox, 'nina', { 'login-id': first.loginId })).loginId).not.toBe(first.loginId);
  });

  it('is refused in the same words for a wrong password and for an unknown document', async () => {
    const wrong = await tryPassword(ANA, 'Senha@124');
    expect(wrong).toMatchObject({ status: 400, body: ERR028 });
    expect((await tryPassword('23157281500', 'Senha@123')).body).toEqual(wrong.body);
  });

  it('shows in the session what the persona is for', async () => {
    expect(await login(sandbox, 'rafael')).toMatchObject({ status: 409, body: { message: 'already_connected' } });
    expect(sessionIn(await login(sandbox, 'fabio')).blockedDevice).toBe(true);
    expect(sessionIn(await login(sandbox, 'gabi')).userStatus).toBe('change password');
    expect(sessionIn(await login(sandbox, 'lucas')).isCoholder).toBe(true);
  });

  it('does not tell a stranger that a client is connected on another device', async () => {
    expect(await tryPassword(personaOf('rafael').document, 'Senha@124')).toMatchObject({ status: 400, body: ERR028 });
  });

  it('is refused for a while after five wrong ones, except on the owner’s device', async () => {
    const { loginId } = sessionIn(await login(sandbox, 'ana'));
    for (let i = 0; i < 5; i += 1) expect((await tryPassword(ANA, 'wrong')).status).toBe(400);
    const limited = await tryPassword(ANA, 'Senha@123');
    expect(limited).toMatchObject({ status: 429, body: { message: 'too_many_attempts' } });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login(sandbox, 'ana', { 'login-id': loginId })).status).toBe(200);
    await advanceClock(sandbox, '15m');
    expect((await login(sandbox, 'ana')).status).toBe(200);
  });

  it('counts simultaneous tries', async () => {
    const { document } = personaOf('wagner');
    const answers = await Promise.all(Array.from({ length: 12 }, () => tryPassword(document, 'wrong')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  });

  it('resets the count when it is right', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 4; i += 1) expect((await tryPassword(ANA, 'wrong')).status).toBe(400);
      expect((await login(sandbox, 'ana')).status).toBe(200);
    }
  });
});

describe('a two-step code', () => {
  it('comes after the password and opens one session', async () => {
    const loginId = await challenge();
    expect((await askCode(loginId)).body).toEqual({ status: 'code_sended' });
    const code = await lastCode();
    expect(sessionIn(await enterCode(loginId, code))).toMatchObject({ id: BRUNO.id, loginId, mfa: true });
    expect(await enterCode(loginId, code)).toMatchObject({ status: 400, body: ERR028 });
  });

  it('opens one session when it comes twice at the same time', async () => {
    const loginId = await challenge();
    await askCode(loginId);
    const code = await lastCode();
    const answers = await Promise.all([enterCode(loginId, code), enterCode(loginId, code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is not sent without the password', async () => {
    const loginId = await challenge();
    const before = await sandbox.outbox();
    for (const [id, document] of [
      [crypto.randomUUID(), BRUNO.document],
      [loginId, ANA],
      [loginId, '23157281500'],
    ] as const)
      expect(await askCode(id, document)).toMatchObject({ status: 403, body: { message: 'password_required' } });
    expect(await sandbox.outbox()).toEqual(before);
  });

  it('is void after five wrong tries, even when it is right', async () => {
    const loginId = await challenge();
    await askCode(loginId);
    const code = await lastCode();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i += 1) expect((await enterCode(loginId, wrong)).status).toBe(400);
    expect((await enterCode(loginId, code)).status).toBe(400);
  });

  it('is accepted on the fifth try', async () => {
    const loginId = await challenge();
    await askCode(loginId);
    const code = await lastCode();
    for (let i = 0; i < 4; i += 1) await enterCode(loginId, 'wrong');
    expect((await enterCode(loginId, code)).status).toBe(200);
  });

  it('is void after the next code, and after ten minutes', async () => {
    const loginId = await challenge();
    await askCode(loginId);
    const first = await lastCode();
    await askCode(loginId);
    const second = await lastCode();
    expect(first === second || (await enterCode(loginId, first)).status === 400).toBe(true);
    await advanceClock(sandbox, '10m');
    expect((await enterCode(loginId, second)).status).toBe(400);
  });

  it('can be asked for within ten minutes of the password, and is valid for ten more', async () => {
    const loginId = await challenge();
    await advanceClock(sandbox, '9m');
    await askCode(loginId);
    await advanceClock(sandbox, '9m');
    expect(await askCode(loginId)).toMatchObject({ status: 403, body: { message: 'password_required' } });
    expect((await enterCode(loginId, await lastCode())).status).toBe(200);
  });

  it('is sent at most ten times in a quarter of an hour', async () => {
    const loginId = await challenge();
    for (let i = 0; i < 10; i += 1) expect((await askCode(loginId)).status).toBe(200);
    expect((await askCode(loginId)).status).toBe(429);
  });
});
