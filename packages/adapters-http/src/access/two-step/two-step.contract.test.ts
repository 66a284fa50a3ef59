import type { Document } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { expect, it } from 'vitest';
import { documentAs, testSandbox } from '../../http/testing/sandbox.ts';
import { makeHttpTwoStepSettings } from '../index.ts';

const CARLA: Document = documentAs('carla');

const { sandbox, signedOut, signedIn } = testSandbox();

const signIn = () => signedOut().authenticator.signIn({ document: CARLA, password: 'Senha@123' }, O.none)();

it('lets carla turn it on, and off with the code of her e-mail', async () => {
  const { http, session } = await signedIn('carla');
  const settings = makeHttpTwoStepSettings(http);
  const id = session.clientId;
  expect(await settings.choiceOf(id)()).toEqual(E.right('not-chosen'));
  expect(await settings.enable(id)()).toEqual(E.right(undefined));
  expect(await settings.choiceOf(id)()).toEqual(E.right('on'));
  expect(await signIn()).toMatchObject(E.right({ _tag: 'Challenged' }));

  expect(await settings.disable(id)()).toEqual(E.right('code-sent'));
  expect(await settings.confirmDisable(id, '000')()).toEqual(E.left({ _tag: 'WrongCode' }));
  expect(await settings.choiceOf(id)()).toEqual(E.right('on'));
  const [code = ''] = /\b\d{6}\b/.exec((await sandbox.outbox(CARLA)).at(-1)?.text ?? '') ?? [];
  expect(await settings.confirmDisable(id, code)()).toEqual(E.right(undefined));
  expect(await settings.choiceOf(id)()).toEqual(E.right('off'));
  expect(await signIn()).toMatchObject(E.right({ _tag: 'SignedIn' }));
});

it('refuses a change for another client', async () => {
  const { http, session } = await signedIn('ana');
  const settings = makeHttpTwoStepSettings(http);
  for (const change of [settings.enable, settings.disable])
    expect(await change(session.clientId + 1)()).toMatchObject(E.left({ _tag: 'Refused', status: 403 }));
});
