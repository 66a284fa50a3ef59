import { ANA } from '@aroeira/domain/kernel/testing';
import { cpf, newClient } from '@aroeira/domain/registration/testing';
import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import { control, deviceInfo } from '../../http/testing/index.ts';
import { testSandbox } from '../../http/testing/sandbox.ts';
import { makeHttpNewClients } from '../index.ts';

const { sandbox, signedOut } = testSandbox();
beforeEach(() => control(sandbox, 'POST reset'));

const registering = () => makeHttpNewClients({ http: signedOut().http, deviceInfo });
const ana = cpf(ANA);
const joana = newClient();

describe('registering', () => {
  it('is refused for a document that somebody has, by either call [R246]', async () => {
    const clients = registering();
    expect(await clients.checkDocument(joana.document)()).toEqual(E.right(undefined));
    expect(E.isRight(await clients.create(joana)())).toBe(true);
    expect(await clients.checkDocument(ana)()).toMatchObject(E.left({ code: 'ERR063' }));
    expect(await clients.create(joana)()).toMatchObject(E.left({ code: 'ERR063' }));
  });

  it('is refused for a while after too many attempts', async () => {
    const clients = registering();
    for (let tried = 0; tried < 20; tried += 1) await clients.create({ ...joana, document: ana })();
    expect(await clients.create(joana)()).toEqual(E.left({ _tag: 'TooManyAttempts' }));
  });
});
