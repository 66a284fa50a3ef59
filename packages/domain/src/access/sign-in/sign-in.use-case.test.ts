import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Authenticator, Consents } from '../access.ports.ts';
import { makeEnterCode, makeSignIn } from './sign-in.use-case.ts';
import { mayEnter } from '../session.ts';
import { ANA, BRUNO, unreachable } from '../../kernel/testing/index.ts';
import { authenticator, challenge, consents, newDevice, savedAccount, session } from '../testing/index.ts';

const credentials = { document: ANA, password: 'Senha@123' };
const challenged = TE.right({ _tag: 'Challenged', challenge: challenge() } as const);

interface Servers {
  readonly server?: Authenticator;
  readonly consent?: Consents;
}

/** Signs in on a device. */
const signIn = (
  device = newDevice(),
  { server = authenticator(), consent = consents() }: Servers = {},
  as = credentials,
) => makeSignIn({ authenticator: server, consents: consent, memory: device })(as)();

describe('signing in by password', () => {
  it('keeps the session, the account and the document, and is done [R088] [R091] [R218] [R074]', async () => {
    const device = newDevice();
    expect(await signIn(device)).toEqual(E.right({ _tag: 'Done', session: session(), destination: 'dashboard' }));
    expect(device.session.read()).toEqual(O.some(session()));
    expect(device.savedAccounts.read()).toEqual(O.some([savedAccount()]));
    expect(device.lastDocument.read()).toEqual(O.some(ANA));
  });

  it('sends the sign-in id of a client who signed in here before, and of nobody else [R086]', async () => {
    const [device, server] = [newDevice(), authenticator()];
    await signIn(device, { server });
    await signIn(device, { server });
    await signIn(device, { server }, { document: BRUNO, password: 'x' });
    expect(server.asked).toEqual([
      `sign in ${ANA} Senha@123 new`,
      `sign in ${ANA} Senha@123 login-7`,
      `sign in ${BRUNO} x new`,
    ]);
  });

  it('marks the second account as not the main one, in the answered step too', async () => {
    const device = newDevice();
    device.savedAccounts.write([savedAccount({ clientId: 1 })])();
    expect(await signIn(device)).toMatchObject(E.right({ session: { isMainAccount: false } }));
    expect(O.toUndefined(device.session.read())?.isMainAccount).toBe(false);
  });

  it('sends a code when the server challenges, and stores no session yet [R087] [R089]', async () => {
    const [device, server] = [newDevice(), authenticator({ signIn: challenged })];
    expect(await signIn(device, { server })).toEqual(E.right({ _tag: 'CodeDue', challenge: challenge() }));
    expect(server.asked[1]).toBe(`send code ${BRUNO} login-8`);
    expect(device.challenge.read()).toEqual(O.some(challenge()));
    expect(device.session.read()).toEqual(O.none);
  });

  it('waits for the consent when the client has not given it [R219]', async () => {
    const device = newDevice();
    const step = await signIn(device, { consent: consents(false) });
    const due = session({ isConsentDue: true });
    expect(step).toEqual(E.right({ _tag: 'ConsentDue', session: due, consent: { uid: 'uid-1', isAccepted: false } }));
    expect(device.session.read()).toEqual(O.some(due));
    expect([mayEnter(due), mayEnter(session()), mayEnter({ ...session(), tokens: undefined })]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('removes the session again when nobody could tell whether the client consented', async () => {
    const [device, consent] = [newDevice(), { ...consents(), status: () => TE.left(unreachable) }];
    expect(await signIn(device, { consent })).toEqual(E.left(unreachable));
    expect(device.session.read()).toEqual(O.none);
  });

  it('restores the previous session in the same case', async () => {
    const [device, consent] = [newDevice(), { ...consents(), status: () => TE.left(unreachable) }];
    const previous = session({ clientId: 8, document: BRUNO });
    device.session.write(previous)();
    await signIn(device, { consent });
    expect(device.session.read()).toEqual(O.some(previous));
  });

  it('stores nothing when the server refuses', async () => {
    const device = newDevice();
    const server = authenticator({ signIn: TE.left({ _tag: 'WrongCredentials' }) });
    expect(await signIn(device, { server })).toEqual(E.left({ _tag: 'WrongCredentials' }));
    expect(device.session.read()).toEqual(O.none);
    expect(device.savedAccounts.read()).toEqual(O.none);
  });

  it('signs in by password alone when two-step verification was turned off meanwhile', async () => {
    let isOff = false;
    const server = authenticator({
      signIn: async () => (isOff ? E.right({ _tag: 'SignedIn', session: session() }) : challenged()),
      sendCode: async () => {
        isOff = true;
        return E.right('disabled');
      },
    });
    expect(await signIn(newDevice(), { server })).toMatchObject(E.right({ _tag: 'Done' }));
  });

  it('does not repeat the question forever when the server contradicts itself', async () => {
    const server = authenticator({ signIn: challenged, sendCode: TE.right('disabled') });
    expect(await signIn(newDevice(), { server })).toEqual(E.left({ _tag: 'Unreadable', path: 'mfa' }));
    expect(server.asked).toHaveLength(3);
  });

  it('fails when the code could not be sent, so that nobody waits for an e-mail', async () => {
    const server = authenticator({ signIn: challenged, sendCode: TE.left(unreachable) });
    expect(await signIn(newDevice(), { server })).toEqual(E.left(unreachable));
  });
});

describe('entering the code', () => {
  it('opens the session, asks for consent and forgets the challenge [R090]', async () => {
    const device = newDevice();
    device.challenge.write(challenge())();
    const step = await makeEnterCode({ authenticator: authenticator(), consents: consents(false), memory: device })(
      challenge(),
      ' 123456 ',
    )();
    expect(E.toUnion(step)._tag).toBe('ConsentDue');
    expect(O.isSome(device.session.read())).toBe(true);
    expect(device.challenge.read()).toEqual(O.none);
  });

  it('makes no call for an empty code', async () => {
    const server = authenticator();
    expect(
      await makeEnterCode({ authenticator: server, consents: consents(), memory: newDevice() })(challenge(), '  ')(),
    ).toEqual(E.left({ _tag: 'CodeMissing' }));
    expect(server.asked).toEqual([]);
  });

  it('keeps the challenge after a wrong code, so that the client can try again', async () => {
    const device = newDevice();
    device.challenge.write(challenge())();
    const server = authenticator({ enterCode: TE.left({ _tag: 'WrongCode' }) });
    expect(
      await makeEnterCode({ authenticator: server, consents: consents(), memory: device })(challenge(), '1')(),
    ).toEqual(E.left({ _tag: 'WrongCode' }));
    expect(O.isSome(device.challenge.read())).toBe(true);
    expect(device.session.read()).toEqual(O.none);
  });
});
