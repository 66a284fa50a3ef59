import { describe, expect, it } from 'vitest';
import { documentOf } from '../personas/personas.seed.ts';
import { NOBODY, type Sent } from '../testing/calls.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { hashPassword, hashToCheck, isRightPassword } from './password/passwords.ts';

/** What a stranger learns from guesses, and how the guesses disturb the owner. @see docs/decisions/0012, 0136 */

const sandbox = sandboxOfFile({ trustProxy: 'loopback' });
const { call, challenge, enterCode, lastCode, login, reset, sendCode, signedIn, signedInByCode } = sandbox;

/** An address of its own for every try, so that no limit by address is met. */
let lastAddress = 0;
const somewhere = () => ({ 'x-forwarded-for': `198.51.100.${String((lastAddress += 1))}` });

const tryPassword = (document: string, headers?: Sent) => sandbox.tryPassword(document, 'wrong', headers);

/** Algorithm, version and cost of a PHC string, and the lengths of its salt and hash. */
const workOf = (phc: string): readonly unknown[] => {
  const [, algorithm, version, cost, salt = '', hash = ''] = phc.split('$');
  return [algorithm, version, cost, salt.length, hash.length];
};

describe('a password that is tried on a document that nobody has', () => {
  it('costs the same work as a client’s password, and is never right', async () => {
    expect(workOf(hashToCheck(undefined))).toEqual(workOf(await hashPassword('Senha@123')));
    expect(hashToCheck('a client’s')).toBe('a client’s');
    expect(await isRightPassword(undefined, 'Senha@123')).toBe(false);
    expect(await isRightPassword(await hashPassword('Senha@123'), 'Senha@123')).toBe(true);
  });

  it('gets the same answers, try by try, as a client’s document', async () => {
    const tell = async (document: string) => {
      const answers = [];
      for (let i = 0; i < 7; i += 1) {
        const { status, body, headers } = await tryPassword(document);
        answers.push({ status, body, wait: headers.has('retry-after'), names: [...headers.keys()].toSorted() });
      }
      return answers;
    };
    const known = await tell(documentOf('nina'));
    expect(await tell(NOBODY)).toEqual(known);
    expect(known.map(({ status, wait }) => [status, wait])).toEqual([
      ...Array.from({ length: 5 }, () => [400, false]),
      ...Array.from({ length: 2 }, () => [429, true]),
    ]);
  });
});

describe('a stranger who knows a document', () => {
  it('cannot use up the tries of the owner’s device, with any login id', async () => {
    const { loginId } = await signedIn('ana');
    const document = documentOf('ana');
    for (let i = 0; i < 8; i += 1) {
      await tryPassword(document, { 'login-id': i % 2 === 0 ? crypto.randomUUID() : 'x' });
    }
    expect((await tryPassword(document)).status).toBe(429);
    expect((await login('ana', { 'login-id': loginId })).status).toBe(200);
  });

  it('cannot ask for a code or void a sent code without the password', async () => {
    const loginId = await challenge();
    await sendCode(loginId);
    for (let i = 0; i < 12; i += 1) {
      expect((await enterCode(crypto.randomUUID(), '000000')).status).toBe(400);
      expect((await sendCode(crypto.randomUUID())).status).toBe(403);
    }
    expect((await enterCode(loginId, await lastCode())).status).toBe(200);
  });
});

describe('a stranger who guesses passwords', () => {
  it('does not lock the owner out of a new device at another address', async () => {
    const document = documentOf('elisa');
    for (let i = 0; i < 8; i += 1) await tryPassword(document, { 'x-forwarded-for': '203.0.113.1' });
    expect((await tryPassword(document, { 'x-forwarded-for': '203.0.113.1' })).status).toBe(429);
    expect((await login('elisa', { 'x-forwarded-for': '203.0.113.2' })).status).toBe(200);
  });

  it('gets no more tries from the many addresses of one IPv6 network', async () => {
    const document = documentOf('elisa');
    const from = (address: string) => tryPassword(document, { 'x-forwarded-for': address });
    for (let i = 0; i < 5; i += 1) expect((await from(`2001:db8:0:1:${String(i)}::1`)).status).toBe(400);
    expect((await from('2001:db8:0:1:ffff::')).status).toBe(429);
    expect((await from('2001:db8:0:2::')).status).toBe(400);
  });

  it('gets fifty tries from many addresses, and the owner’s known devices and activity stay', async () => {
    const { id, token, loginId } = await signedIn('diego');
    const document = documentOf('diego');
    for (let i = 0; i < 50; i += 1) expect((await tryPassword(document, somewhere())).status).toBe(400);
    expect((await tryPassword(document, somewhere())).status).toBe(429);
    expect((await login('diego', { 'login-id': loginId })).status).toBe(200);
    const { body } = await call(`GET /api/clients/${String(id)}/security-activity`, { token });
    const events = Array.isArray(body) ? body.map((row: { event: string }) => row.event) : [];
    expect(events.filter((event) => event === 'sign_in_refused')).toHaveLength(10);
    expect(events).toContain('signed_in');
  }, 60_000);
});

describe('a stranger who has the password and not the code', () => {
  const send = (loginId: string) => sendCode(loginId, somewhere());
  const enter = (loginId: string, mfa: string) => enterCode(loginId, mfa, somewhere());

  it('gets twenty guesses and twenty codes in all, and the owner’s known devices still work', async () => {
    const phone = await challenge({});
    await send(phone);
    expect((await enter(phone, await lastCode())).status).toBe(200);

    const guesses: number[] = [];
    const mails: number[] = [];
    for (let device = 0; device < 21; device += 1) {
      const loginId = await challenge(somewhere());
      mails.push((await send(loginId)).status);
      if (device < 7) for (let i = 0; i < 3; i += 1) guesses.push((await enter(loginId, 'wrong')).status);
    }
    expect(guesses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
    expect(mails).toEqual([...Array.from({ length: 20 }, () => 200), 429]);

    expect(await challenge({ 'login-id': phone })).toBe(phone);
    expect((await send(phone)).status).toBe(200);
    expect((await enter(phone, await lastCode())).status).toBe(200);
  }, 60_000);
});

describe('a neighbour in the owner’s network', () => {
  const NETWORK = { 'x-forwarded-for': '203.0.113.200' };

  it('cannot lock the owner out of a known device by a hundred wrong passwords', async () => {
    const { loginId } = await signedIn('valter');
    for (let i = 0; i < 100; i += 1) await tryPassword(`${String(10_000_000_000 + i)}`, NETWORK);
    expect((await tryPassword('10000000999', NETWORK)).status).toBe(429);
    expect((await login('valter', { ...NETWORK, 'login-id': loginId })).status).toBe(200);
  }, 60_000);

  it('cannot lock the owner out of a known device by a hundred wrong codes', async () => {
    await reset();
    const { loginId } = await signedInByCode(NETWORK);
    for (let i = 0; i < 101; i += 1) {
      await enterCode(crypto.randomUUID(), '000000', NETWORK);
      await sendCode(crypto.randomUUID(), NETWORK);
    }
    expect((await signedInByCode({ ...NETWORK, 'login-id': loginId })).loginId).toBe(loginId);
  }, 60_000);
});
