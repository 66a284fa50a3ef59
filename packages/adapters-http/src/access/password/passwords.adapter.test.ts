import type { ForgotPasswordFailure } from '@aroeira/domain/access';
import { forgotPasswordMessage } from '@aroeira/domain/access/messages';
import { ANA } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { answering } from '../../http/testing/index.ts';
import { makeHttpPasswords } from '../index.ts';

const sentenceOf = (failure: ForgotPasswordFailure) => forgotPasswordMessage(failure, 'production');
const passwordsAt = (status: number, body: unknown) => {
  const { http, ...server } = answering(status, body);
  return { ...server, passwords: makeHttpPasswords(http) };
};

describe('a forgotten password', () => {
  const forget = (status: number, body: unknown) =>
    passwordsAt(status, body).passwords.sendTemporary({ document: ANA, captcha: 'p' })();

  it('asks by a query with digits and proof, without a session [R177]', async () => {
    const { seen, passwords } = passwordsAt(200, { email: 'a***@e***.com.br' });
    const answer = await passwords.sendTemporary({ document: ANA, captcha: 'a+b/c=' })();
    expect(answer).toEqual(E.right('a***@e***.com.br'));
    const url = new URL(seen[0]?.url ?? '');
    expect([seen[0]?.method, url.pathname]).toEqual(['GET', '/api/clients/passwordResetByEmail']);
    expect(Object.fromEntries(url.searchParams)).toEqual({ document: '63287253026', captcha: 'a+b/c=' });
    expect(seen[0]?.headers.has('authorization')).toBe(false);
  });

  it('reads every refusal as not found, except a refused proof and too many attempts [R179]', async () => {
    for (const [status, body] of [
      [400, [{ code: 'ERR027' }]],
      [404, {}],
      [500, {}],
      [401, {}],
    ] as const)
      expect(E.mapLeft(sentenceOf)(await forget(status, body))).toEqual(
        E.left('Não foi possível encontrar o CPF/CNPJ informado.'),
      );
    expect(await forget(400, { message: 'invalid_captcha' })).toEqual(E.left({ _tag: 'ProofRefused' }));
    expect(await forget(429, { message: 'too_many_attempts' })).toEqual(E.left({ _tag: 'TooManyAttempts' }));
    expect(await forget(200, {})).toMatchObject(E.left({ _tag: 'Unreadable' }));
  });
});

describe('a new password', () => {
  it('is sent without the current one in a reset [R191]', async () => {
    const { seen, calls, passwords } = passwordsAt(200, {});
    expect(await passwords.change({ document: ANA, newPassword: ' Nova@1234' })()).toEqual(E.right(undefined));
    expect(calls()).toEqual(['POST /clients/changePassword']);
    expect(seen[0]?.body).toEqual({ document: ANA, newPassword: ' Nova@1234' });
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer access-1');
  });

  it('is sent with the current one in a change [R199]', async () => {
    const { seen, passwords } = passwordsAt(200, {});
    await passwords.change({ document: ANA, currentPassword: 'Senha@123', newPassword: 'Nova@1234' })();
    expect(seen[0]?.body).toEqual({ document: ANA, currentPassword: 'Senha@123', newPassword: 'Nova@1234' });
  });

  it('says when it was tried too often', async () => {
    const { passwords } = passwordsAt(429, { message: 'too_many_attempts' });
    expect(await passwords.change({ document: ANA, newPassword: 'x' })()).toEqual(E.left({ _tag: 'TooManyAttempts' }));
  });
});
