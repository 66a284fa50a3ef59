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

  it('keeps the login id of a device that this client knows, and of no other', async () => {
    const first = sessionIn(await login(sandbox, 'ana'));
    expect(sessionIn(await login(sandbox, 'ana', { 'login-id': first.loginId })).loginId).toBe(first.loginId);
    expect(sessionIn(await login(sandbox, 'nina', { 'login-id': first.loginId })).loginId).not.toBe(first.loginId);
  });

  it('is refused in the same words when it is wrong and when nobody has the document', async () => {
    const wrong = await tryPassword(ANA, 'Senha@124');
    expect(wrong).toMatchObject({ status: 400, body: ERR028 });
    expect((await tryPassword('23157281500', 'Senha@123')).body).toEqual(wrong.body);
  });

  it('says what the persona is there to show', async () => {
    expect(await login(sandbox, 'rafael')).toMatchObject({ status: 409, body: { message: 'already_connected' } });
    expect(sessionIn(await login(sandbox, 'fabio')).blockedDevice).toBe(true);
    expect(sessionIn(await login(sandbox, 'gabi')).userStatus).toBe('change password');
    expect(sessionIn(await login(sandbox, 'lucas')).isCoholder).toBe(true);
  });

  it('does not tell a stranger that a client is connected elsewhere', async () => {
    expect(await tryPassword(personaOf('rafael').document, 'Senha@124')).toMatchObject({ status: 400, body: ERR028 });
  });

  it('is refused for a while after five wrong ones, but not on the device that the owner has', async () => {
    const { loginId } = sessionIn(await login(sandbox, 'ana'));
    for (let i = 0; i < 5; i += 1) expect((await tryPassword(ANA, 'wrong')).status).toBe(400);
    const limited = await tryPassword(ANA, 'Senha@123');
    expect(limited).toMatchObject({ status: 429, body: { message: 'too_many_attempts' } });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login(sandbox, 'ana', { 'login-id': loginId })).status).toBe(200);
    await advanceClock(sandbox, '15m');
    expect((await login(sandbox, 'ana')).status).toBe(200);
  });

  it('counts tries side by side', async () => {
    const { document } = personaOf('wagner');
    const answers = await Promise.all(Array.from({ length: 12 }, () => tryPassword(document, 'wrong')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  });

  it('that is right starts the count again', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 4; i += 1) expect((await tryPassword(ANA, 'wrong')).status).toBe(400);
      expect((await login(sandbox, 'ana')).status).toBe(200);
    }
  });
});

describe('a two-step code', () => {
  it('follows the password and opens a session, once', async () => {
    const loginId = await challenge();
    expect((await askCode(loginId)).body).toEqual({ status: 'code_sended' });
    const code = await lastCode();
    expect(sessionIn(await enterCode(loginId, code))).toMatchObject({ id: BRUNO.id, loginId, mfa: true });
    expect(await enterCode(loginId, code)).toMatchObject({ status: 400, body: ERR028 });
  });

  it('opens one session when it comes twice at once', async () => {
    const loginId = await challenge();
    await askCode(loginId);
    const code = await lastCode();
    const answers = await Promise.all([enterCode(loginId, code), enterCode(loginId, code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is sent to nobody who did not give the password first', async () => {
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

  it('is dead after five wrong tries, the right one too', async () => {
    const loginId = await challenge();
    await askCode(loginId);
    const code = await lastCode();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i += 1) expect((await enterCode(loginId, wrong)).status).toBe(400);
    expect((await enterCode(loginId, code)).status).toBe(400);
  });

  it('is right on the fifth try', async () => {
    const loginId = await challenge();
    await askCode(loginId);
    const code = await lastCode();
    for (let i = 0; i < 4; i += 1) await enterCode(loginId, 'wrong');
    expect((await enterCode(loginId, code)).status).toBe(200);
  });

  it('dies with the next one, and after ten minutes', async () => {
    const loginId = await challenge();
    await askCode(loginId);
    const first = await lastCode();
    await askCode(loginId);
    const second = await lastCode();
    expect(first === second || (await enterCode(loginId, first)).status === 400).toBe(true);
    await advanceClock(sandbox, '10m');
    expect((await enterCode(loginId, second)).status).toBe(400);
  });

  it('is asked for within ten minutes of the password, and lives ten of its own', async () => {
    const loginId = await challenge();
    await advanceClock(sandbox, '9m');
    await askCode(loginId);
    await advanceClock(sandbox, '9m');
    expect(await askCode(loginId)).toMatchObject({ status: 403, body: { message: 'password_required' } });
    expect((await enterCode(loginId, await lastCode())).status).toBe(200);
  });

  it('is sent ten times in a quarter of an hour and no more', async () => {
    const loginId = await challenge();
    for (let i = 0; i < 10; i += 1) expect((await askCode(loginId)).status).toBe(200);
    expect((await askCode(loginId)).status).toBe(429);
  });
});
