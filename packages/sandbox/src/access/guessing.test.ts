import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, login, personaOf, signedIn } from '../testing/calls.ts';
import { openTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import { hashPassword, hashToCheck, isRightPassword } from './passwords.ts';

/** What a stranger who guesses learns, and what it costs the owner. @see docs/decisions/0012, 0136 */

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
}, 60_000);
afterAll(() => sandbox.close());

const NOBODY = '23157281500';
const tryPassword = (document: string) =>
  call(sandbox, 'POST /api/auth/login/1', { body: { document, password: 'wrong' } });

/** Algorithm, version and cost of a PHC string, and the lengths of its salt and hash. */
const workOf = (phc: string): readonly unknown[] => {
  const [, algorithm, version, cost, salt = '', hash = ''] = phc.split('$');
  return [algorithm, version, cost, salt.length, hash.length];
};

describe('a password that is tried on a document that nobody has', () => {
  it('is checked with the very work of a client’s, and never right', async () => {
    expect(workOf(hashToCheck(undefined))).toEqual(workOf(await hashPassword('Senha@123')));
    expect(hashToCheck('a client’s')).toBe('a client’s');
    expect(await isRightPassword(undefined, 'Senha@123')).toBe(false);
    expect(await isRightPassword(await hashPassword('Senha@123'), 'Senha@123')).toBe(true);
  });

  it('is answered, try by try, as on a client’s', async () => {
    const tell = async (document: string) => {
      const answers = [];
      for (let i = 0; i < 7; i += 1) {
        const { status, body, headers } = await tryPassword(document);
        answers.push({ status, body, wait: headers.has('retry-after'), names: [...headers.keys()].toSorted() });
      }
      return answers;
    };
    const known = await tell(personaOf('nina').document);
    expect(await tell(NOBODY)).toEqual(known);
    expect(known.map(({ status, wait }) => [status, wait])).toEqual([
      ...Array.from({ length: 5 }, () => [400, false]),
      ...Array.from({ length: 2 }, () => [429, true]),
    ]);
  });
});

describe('a stranger who knows a document', () => {
  it('cannot use up the tries of the owner’s device, whatever login id they send', async () => {
    const { loginId } = await signedIn(sandbox, 'ana');
    const { document } = personaOf('ana');
    for (let i = 0; i < 8; i += 1) {
      const headers = { 'login-id': i % 2 === 0 ? crypto.randomUUID() : 'x' };
      await call(sandbox, 'POST /api/auth/login/1', { body: { document, password: 'wrong' }, headers });
    }
    expect((await tryPassword(document)).status).toBe(429);
    expect((await login(sandbox, 'ana', { 'login-id': loginId })).status).toBe(200);
  });

  it('cannot ask for a code, nor void the one that was sent, without the password', async () => {
    const { document, email } = personaOf('bruno');
    const { body } = await login(sandbox, 'bruno');
    const loginId = typeof body === 'object' && body !== null && 'loginId' in body ? String(body.loginId) : '';
    await call(sandbox, 'POST /api/auth/login/1/send_mfa', { body: { document, loginId } });
    const mfa = /\d{6}/.exec((await sandbox.outbox(email)).at(-1)?.text ?? '')?.[0];
    for (let i = 0; i < 12; i += 1) {
      const guess = { document, loginId: crypto.randomUUID(), mfa: '000000' };
      expect((await call(sandbox, 'POST /api/auth/login/1/mfa', { body: guess })).status).toBe(400);
      expect((await call(sandbox, 'POST /api/auth/login/1/send_mfa', { body: guess })).status).toBe(403);
    }
    const entered = await call(sandbox, 'POST /api/auth/login/1/mfa', { body: { document, loginId, mfa } });
    expect(entered.status).toBe(200);
  });
});
