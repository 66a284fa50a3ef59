import { CONSENT_TERMS } from '@aroeira/domain/access';
import { ANA, BRUNO } from '@aroeira/domain/kernel/testing';
import type { Document } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { documentAs, testSandbox } from '../http/testing/sandbox.ts';
import { makeHttpConsents, makeHttpSessions } from './index.ts';

const PAULA = documentAs('paula');
const RAFAEL = documentAs('rafael');

const { sandbox, signedOut, signedIn } = testSandbox();

const signIn = (of: Document, password = 'Senha@123') =>
  signedOut().authenticator.signIn({ document: of, password }, O.none)();

describe('signing in', () => {
  it('accepts a right password', async () => {
    const { session } = await signedIn('ana');
    expect(session).toMatchObject({ document: ANA, status: 'confirmed', isDeviceBlocked: false, hasTwoStep: false });
  });

  it('refuses a wrong password, and a client who is connected elsewhere', async () => {
    expect(await signIn(ANA, 'Errada@123')).toEqual(E.left({ _tag: 'WrongCredentials' }));
    expect(await signIn(RAFAEL)).toEqual(E.left({ _tag: 'AlreadyConnected' }));
  });

  it('asks for a code, sends it by e-mail, refuses a wrong code and takes the right one', async () => {
    const { authenticator } = signedOut();
    const answer = await authenticator.signIn({ document: BRUNO, password: 'Senha@123' }, O.none)();
    if (E.isLeft(answer) || answer.right._tag !== 'Challenged') throw new Error(JSON.stringify(answer));
    const { challenge } = answer.right;
    expect(await authenticator.sendCode(challenge)()).toEqual(E.right('sent'));
    expect(await authenticator.enterCode(challenge, '000')()).toEqual(E.left({ _tag: 'WrongCode' }));
    const mails = await sandbox.outbox();
    const [code = ''] = /\b\d{6}\b/.exec(mails.map(({ text }) => text).join(' ')) ?? [];
    expect(await authenticator.enterCode(challenge, code)()).toMatchObject(E.right({ document: BRUNO }));
  });
});

describe('a session', () => {
  it.each(['endApp', 'endSession', 'revoke'] as const)('ends at the server after %s', async (how) => {
    const { http, session } = await signedIn('ana');
    expect(await makeHttpSessions(http)[how](session)()).toEqual(E.right(undefined));
    expect(await makeHttpConsents(http).status(ANA)()).toMatchObject(E.left({ _tag: 'NoSession' }));
  });
});

describe('consent', () => {
  it('comes from ana before, and from paula only after her answer', async () => {
    const ana = makeHttpConsents((await signedIn('ana')).http);
    expect(await ana.status(ANA)()).toMatchObject(E.right({ isAccepted: true }));
    const paula = makeHttpConsents((await signedIn('paula')).http);
    const before = await paula.status(PAULA)();
    if (E.isLeft(before)) throw new Error(JSON.stringify(before));
    expect(before.right.isAccepted).toBe(false);
    const answer = { uid: before.right.uid, document: PAULA, isAccepted: true, terms: CONSENT_TERMS };
    expect(await paula.answer(answer)()).toEqual(E.right(undefined));
    expect(await paula.status(PAULA)()).toMatchObject(E.right({ isAccepted: true }));
  });
});
