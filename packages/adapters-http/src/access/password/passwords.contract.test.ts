import { ANA } from '@aroeira/domain/kernel/testing';
import type { Document } from '@aroeira/domain/kernel';
import { solveCaptcha } from '@aroeira/sandbox/testing';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { DocumentText } from '../../http/parsed.codec.ts';
import { documentAs, testSandbox } from '../../http/testing/sandbox.ts';
import { makeHttpPasswords } from '../index.ts';

const GABI = documentAs('gabi');
const NOBODY = E.getOrElseW(() => ANA)(DocumentText.decode('23157281500'));

const { sandbox, signedOut, signedIn } = testSandbox();

const forget = async (of: Document) =>
  makeHttpPasswords(signedOut().http).sendTemporary({ document: of, captcha: await solveCaptcha(sandbox) })();

it('does not find an unknown document, and refuses a wrong proof', async () => {
  expect(await forget(NOBODY)).toEqual(E.left({ _tag: 'DocumentNotFound' }));
  const passwords = makeHttpPasswords(signedOut().http);
  expect(await passwords.sendTemporary({ document: NOBODY, captcha: 'x' })()).toEqual(E.left({ _tag: 'ProofRefused' }));
});

it('gives gabi a new password, which is then the current one', async () => {
  const { http } = await signedIn('gabi');
  const passwords = makeHttpPasswords(http);
  const change = (newPassword: string, currentPassword?: string) =>
    passwords.change({ document: GABI, newPassword, ...(currentPassword === undefined ? {} : { currentPassword }) })();
  expect(await change('Senha@123')).toEqual(E.left({ _tag: 'SameAsPrevious' }));
  expect(await change('Nova@1234')).toEqual(E.right(undefined));
  expect(await change('Outra@123')).toMatchObject(E.left({ _tag: 'Refused', code: 'password_required' }));
  expect(await change('Outra@123', 'Errada@1')).toEqual(E.left({ _tag: 'WrongPassword' }));
  expect(await change('Senha@123', 'Nova@1234')).toEqual(E.left({ _tag: 'UsedBefore' }));
  expect(await change('Outra@123', 'Nova@1234')).toEqual(E.right(undefined));
});
