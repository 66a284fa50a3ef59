import { beforeEach, describe, expect, it } from 'vitest';
import { documentOf, personaOf } from '../../personas/personas.seed.ts';
import { ERR028, loginIdIn, NOBODY, refusedAt, sessionIn } from '../../testing/calls.ts';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';

const sandbox = sandboxOfFile({ trustProxy: 'loopback' });
const { advanceClock, call, challenge, enterCode, lastCode, outbox, refresh, reset } = sandbox;
const { sendCode, signedIn, signedInByCode, temporaryPassword, tryPassword: enter } = sandbox;

beforeEach(() => reset());

const ANA = personaOf('ana');

const forget = (document: string, address = '192.0.2.1') => sandbox.forget(document, { 'x-forwarded-for': address });
const change = (token: string, passwords: object, document = ANA.document) =>
  sandbox.changePassword(token, document, passwords);
const position = (token: string, document = ANA.document) =>
  call(`GET /api/investorPosition?document=${document}`, { token });

const CHANGED = { status: 200, body: {} };
const refusal = (code: string) => ({ status: 400, body: [expect.objectContaining({ code })] });

describe('a forgotten password', () => {
  it('of an unknown document gets ERR027, and no e-mail goes out', async () => {
    expect(await forget(NOBODY)).toMatchObject(refusal('ERR027'));
    expect(await outbox()).toEqual([]);
  });

  it('opens a session by a temporary one that can only change the password', async () => {
    await forget(ANA.document);
    const answer = await enter(ANA.document, await temporaryPassword(ANA.document));
    const { token, userStatus } = sessionIn(answer);
    expect(userStatus).toBe('change password');
    expect(await position(token)).toMatchObject({ status: 403, body: { message: 'change_password' } });
    expect(await change(token, { newPassword: 'Nova@1234' })).toMatchObject(CHANGED);
    expect((await position(token)).status).toBe(200);
    expect(sessionIn(await enter(ANA.document, 'Nova@1234')).userStatus).toBe('confirmed');
  });

  it('leaves the own password valid on every other device', async () => {
    const other = await signedIn('ana');
    await forget(ANA.document);
    await enter(ANA.document, await temporaryPassword(ANA.document));
    expect((await position(other.token)).status).toBe(200);
    expect((await signedIn('ana')).userStatus).toBe('confirmed');
  });

  it("does not demand a change on a device where the client's own password is used later", async () => {
    await forget(ANA.document);
    const { loginId } = sessionIn(await enter(ANA.document, await temporaryPassword(ANA.document)));
    expect((await signedIn('ana', { 'login-id': loginId })).userStatus).toBe('confirmed');
  });

  it('asks for the two-step code too', async () => {
    const document = documentOf('bruno');
    await forget(document);
    const waiting = await enter(document, await temporaryPassword(document));
    expect(waiting.body).toMatchObject({ mfa: true });
    await sendCode(loginIdIn(waiting));
    expect(sessionIn(await enterCode(loginIdIn(waiting), await lastCode())).userStatus).toBe('change password');
  });

  it('accepts every temporary one for half an hour, until the client chooses a new one', async () => {
    await forget(ANA.document);
    const first = await temporaryPassword(ANA.document);
    await advanceClock('10m');
    await forget(ANA.document);
    const second = await temporaryPassword(ANA.document);
    expect(sessionIn(await enter(ANA.document, first)).userStatus).toBe('change password');
    await advanceClock('20m');
    expect(await enter(ANA.document, first)).toMatchObject({ status: 400, body: ERR028 });
    await forget(ANA.document);
    const third = await temporaryPassword(ANA.document);
    const { token } = sessionIn(await enter(ANA.document, second));
    await change(token, { newPassword: 'Nova@1234' });
    for (const sent of [second, third]) expect((await enter(ANA.document, sent)).status).toBe(400);
  });

  it('is asked for at most three times in a quarter of an hour, for known and unknown documents', async () => {
    for (const document of [ANA.document, NOBODY]) {
      const answers = [];
      for (let i = 0; i < 4; i += 1) answers.push((await forget(document)).status);
      expect(answers).toEqual(document === NOBODY ? [400, 400, 400, 429] : [200, 200, 200, 429]);
    }
    await advanceClock('15m');
    expect((await forget(ANA.document)).status).toBe(200);
  });

  it('can be asked for by the owner after a stranger’s tries, and fifteen times by all together', async () => {
    for (let i = 0; i < 4; i += 1) await forget(ANA.document, '203.0.113.1');
    expect((await forget(ANA.document)).status).toBe(200);
    for (let i = 0; i < 11; i += 1) await forget(ANA.document, `198.51.100.${String(i)}`);
    expect((await forget(ANA.document, '198.51.100.20')).status).toBe(429);
    expect(await outbox(ANA.document)).toHaveLength(15);
  }, 60_000);

  it('is asked for at most twenty times from one address, with or without a solved captcha', async () => {
    const ask = () => call(`GET /api/clients/passwordResetByEmail?document=${NOBODY}&captcha=x`);
    for (let i = 0; i < 20; i += 1) expect((await ask()).status).toBe(400);
    expect((await forget(ANA.document, '127.0.0.1')).status).toBe(429);
  });
});

describe('a new password', () => {
  it('needs the current one, unless the client has to change it', async () => {
    const { token } = await signedIn('ana');
    expect(await change(token, { newPassword: 'Nova@1234' })).toMatchObject({
      status: 403,
      body: { message: 'password_required' },
    });
    expect(await change(token, { newPassword: 'Nova@1234', currentPassword: 'Senha@124' })).toMatchObject({
      status: 400,
      body: ERR028,
    });
    expect(await change(token, { newPassword: 'Nova@1234', currentPassword: 'Senha@123' })).toMatchObject(CHANGED);
    expect((await enter(ANA.document, 'Senha@123')).status).toBe(400);
    expect((await enter(ANA.document, 'Nova@1234')).status).toBe(200);
  });

  it('differs from the current one and from the earlier ones', async () => {
    const { token } = await signedIn('ana');
    const swap = (currentPassword: string, newPassword: string) => change(token, { currentPassword, newPassword });
    expect(await swap('Senha@123', 'Senha@123')).toMatchObject(refusal('ERR084'));
    expect(await swap('Senha@123', 'Nova@1234')).toMatchObject(CHANGED);
    expect(await swap('Nova@1234', 'Senha@123')).toMatchObject(refusal('ERR080'));
    expect(await swap('Nova@1234', 'Nova@1234')).toMatchObject(refusal('ERR084'));
    expect(await swap('Nova@1234', 'Outra@123')).toMatchObject(CHANGED);
    expect(await swap('Outra@123', 'Nova@1234')).toMatchObject(refusal('ERR080'));
  });

  it('differs from the temporary one', async () => {
    await forget(ANA.document);
    const password = await temporaryPassword(ANA.document);
    const { token } = sessionIn(await enter(ANA.document, password));
    // One that was drawn without a capital or a digit is refused for that, and first.
    const fault = /[A-Z]/.test(password) && /\d/.test(password) ? refusal('ERR084') : { status: 400 };
    expect(await change(token, { newPassword: password })).toMatchObject(fault);
  });

  it('has to be strong', async () => {
    const { token } = await signedIn('gabi');
    for (const newPassword of ['Abcde1!', 'abcdefg1!', 'Abcdefg1', 'Abcdefg!', 'Abcdefé1'])
      expect(await change(token, { newPassword }, documentOf('gabi'))).toMatchObject(refusedAt('/newPassword'));
  });

  it('is not judged without the current one', async () => {
    const { token } = await signedIn('ana');
    expect(await change(token, { newPassword: 'Senha@123' })).toMatchObject({ status: 403 });
    expect(await change(token, { newPassword: 'Senha@123', currentPassword: 'x' })).toMatchObject(refusal('ERR028'));
  });

  it('is refused after five wrong current passwords', async () => {
    const { token } = await signedIn('ana');
    const guess = (by: string, currentPassword: string) => change(by, { newPassword: 'Nova@1234', currentPassword });
    for (let i = 0; i < 5; i += 1) expect((await guess(token, 'Errada@1')).status).toBe(400);
    expect((await guess(token, 'Senha@123')).status).toBe(429);
    await advanceClock('15m');
    expect(await guess((await signedIn('ana')).token, 'Senha@123')).toMatchObject(CHANGED);
  });
});

describe('once a password has changed', () => {
  it('signs the other devices out, and not this one', async () => {
    const [here, there] = [await signedIn('ana'), await signedIn('ana')];
    await change(here.token, { newPassword: 'Nova@1234', currentPassword: 'Senha@123' });
    expect((await position(here.token)).status).toBe(200);
    expect((await position(there.token)).status).toBe(401);
    expect((await refresh(here)).status).toBe(200);
    expect((await refresh(there)).status).toBe(401);
  });

  it('ends a sign-in that waits for its code', async () => {
    const { token, document } = await signedInByCode();
    const waiting = await challenge();
    await sendCode(waiting);
    const code = await lastCode();
    await change(token, { newPassword: 'Nova@1234', currentPassword: 'Senha@123' }, document);
    expect(await enterCode(waiting, code)).toMatchObject({ status: 400, body: ERR028 });
  });

  it('sends the client an e-mail', async () => {
    const { token } = await signedIn('ana');
    await change(token, { newPassword: 'Nova@1234', currentPassword: 'Senha@123' });
    const mail = (await outbox(ANA.document)).at(-1);
    expect([mail?.to, mail?.subject]).toEqual([ANA.email, 'Sua senha foi alterada']);
    expect(mail?.text).toContain('os outros dispositivos foram desconectados');
  });

  it('accepts one of two simultaneous changes', async () => {
    const { token } = await signedIn('gabi');
    const choose = (newPassword: string) => change(token, { newPassword }, documentOf('gabi'));
    const answers = await Promise.all([choose('Nova@1234'), choose('Outra@123')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const entered = await Promise.all(
      ['Nova@1234', 'Outra@123'].map(async (each) => (await enter(documentOf('gabi'), each)).status),
    );
    expect(entered.toSorted((a, b) => a - b)).toEqual([200, 400]);
  });
});
