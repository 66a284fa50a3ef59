import { composeSignIn, mayEnter } from '@aroeira/domain/access';
import { ANA } from '@aroeira/domain/kernel/testing';
import { makeCreateClient } from '@aroeira/domain/registration';
import { cpf, newClient } from '@aroeira/domain/registration/testing';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeHttpConsents, makeHttpSessions } from '../../access/index.ts';
import { control, deviceInfo } from '../../http/testing/index.ts';
import { testSandbox } from '../../http/testing/sandbox.ts';
import { makeHttpNewClients } from '../index.ts';

const { sandbox, signedOut } = testSandbox();
beforeEach(() => control(sandbox, 'POST reset'));

/** A device whose holder is about to register, with everything real but the screen. */
const registering = () => {
  const { http, device, authenticator } = signedOut();
  const consents = makeHttpConsents(http);
  const clients = makeHttpNewClients({ http, deviceInfo });
  const { signIn, acceptConsent } = composeSignIn({
    authenticator,
    consents,
    sessions: makeHttpSessions(http),
    memory: device,
  });
  const create = makeCreateClient({
    newClients: clients,
    signIn,
    acceptConsent,
  });
  return { clients, consents, create, device, signIn };
};
const ana = cpf(ANA);
const joana = newClient();
const credentials = { document: joana.document, password: joana.password };

describe('registering', () => {
  it('makes a client, lets them in and keeps their cookie consent at the server [R225] [R251]', async () => {
    const { consents, create, device } = registering();
    expect(await create(joana)()).toMatchObject(E.right({ step: { _tag: 'Done' }, next: 'choosePlanner' }));
    expect(O.exists(mayEnter)(device.session.read())).toBe(true);
    expect(await consents.status(joana.document)()).toMatchObject(E.right({ isAccepted: true }));
    // Elsewhere, where nothing is remembered, nobody asks again.
    const elsewhere = await registering().signIn(credentials)();
    expect(elsewhere).toMatchObject(E.right({ _tag: 'Done', session: { name: joana.name } }));
  });

  it('is refused for a document that somebody has, by either call [R246]', async () => {
    const { clients, create } = registering();
    expect(await clients.checkDocument(joana.document)()).toEqual(E.right(undefined));
    await create(joana)();
    expect(await clients.checkDocument(ana)()).toMatchObject(E.left({ code: 'ERR063' }));
    expect(await clients.create(joana)()).toMatchObject(E.left({ code: 'ERR063' }));
    expect(await create(joana)()).toEqual(E.left({ _tag: 'DocumentTaken', field: 'document' }));
  });

  it('leaves an account to sign in to when the consent cannot be kept [R226]', async () => {
    await control(sandbox, 'POST faults', { on: 'POST /consent/status', status: 500 });
    const { create, device, signIn } = registering();
    expect(await create(joana)()).toMatchObject(E.left({ _tag: 'ConsentNotRecorded', why: { status: 500 } }));
    expect(O.exists(mayEnter)(device.session.read())).toBe(false);
    await control(sandbox, 'DELETE faults');
    expect(await signIn(credentials)()).toMatchObject(E.right({ _tag: 'ConsentDue' }));
  });
});
