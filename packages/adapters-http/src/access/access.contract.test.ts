import { ANA, BRUNO } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { afterAll, describe, expect, it } from 'vitest';
import { control } from '../http/testing/index.ts';
import { testSandbox } from '../http/testing/sandbox.ts';
import { makeHttpConsents, makeHttpSessions } from './index.ts';

const { sandbox, signedOut, signedIn } = testSandbox();
afterAll(() => control(sandbox, 'POST clock', { reset: true }));

describe('signing in', () => {
  it('asks for the password again, once it was right too long ago', async () => {
    const { authenticator } = signedOut();
    const answer = await authenticator.signIn({ document: BRUNO, password: 'Senha@123' }, O.none)();
    if (E.isLeft(answer) || answer.right._tag !== 'Challenged') throw new Error(JSON.stringify(answer));
    await control(sandbox, 'POST clock', { advance: '11m' });
    expect(await authenticator.sendCode(answer.right.challenge)()).toEqual(E.right('password-required'));
  });
});

describe('a session', () => {
  it.each(['endApp', 'endSession', 'revoke'] as const)('ends at the server after %s', async (how) => {
    const { http, session } = await signedIn('ana');
    expect(await makeHttpSessions(http)[how](session)()).toEqual(E.right(undefined));
    expect(await makeHttpConsents(http).status(ANA)()).toMatchObject(E.left({ _tag: 'NoSession' }));
  });
});
