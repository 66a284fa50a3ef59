import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { BRUNO, unreachable } from '../../kernel/testing/index.ts';
import type { DeviceMemory } from '../access.ports.ts';
import { makeCancelAddition } from '../returning/cancel-addition.use-case.ts';
import { makeLeaveInterrupted } from '../returning/leave-interrupted.use-case.ts';
import { interruptedOn } from '../session/interrupted.ts';
import { authenticator, challenge, consents, newDevice, session, sessions } from '../testing/index.ts';
import { makeAcceptConsent, makeDenyConsent } from './answer-consent.use-case.ts';
import { makeEnterCode, type SignInStep } from './sign-in.use-case.ts';
import { makeFinishSignIn } from './finish-sign-in.use-case.ts';

const previous = session({ clientId: 8, document: BRUNO });
const waiting = session({ isConsentDue: true });
const CODE_DUE: SignInStep = { _tag: 'CodeDue', challenge: challenge() };
const CONSENT_DUE: SignInStep = {
  _tag: 'ConsentDue',
  session: waiting,
  consent: { uid: 'uid-1', isAccepted: false },
};

const finishing = (device: DeviceMemory, consenting = consents(), ways = authenticator()) => {
  const server = sessions();
  const finish = makeFinishSignIn({
    enterCode: makeEnterCode({ authenticator: ways, consents: consenting, memory: device }),
    acceptConsent: makeAcceptConsent({ consents: consenting, memory: device }),
    denyConsent: makeDenyConsent({ sessions: server, memory: device }),
    cancelAddition: makeCancelAddition({ sessions: server, memory: device }),
    leaveInterrupted: makeLeaveInterrupted(server),
  });
  return { finish, server, consenting };
};

/** A client who answers every question, with a list of the questions. */
const answering = (isAccepted = true) => {
  const asked: string[] = [];
  return {
    asked,
    code: ({ loginId }: { readonly loginId: string }) => {
      asked.push(`code ${loginId}`);
      return TE.right('123456');
    },
    consent: TE.fromIO(() => {
      asked.push('consent');
      return isAccepted;
    }),
  };
};

/** A device with a session that waits for its consent. */
const waitingDevice = (): DeviceMemory => {
  const device = newDevice();
  device.session.write(waiting)();
  return device;
};

describe('a sign-in under way', () => {
  it('asks for the code, then for the consent, and accepts all four terms', async () => {
    const [client, { finish, consenting }] = [answering(), finishing(newDevice(), consents(false))];
    const done = await finish({ step: CODE_DUE, interrupted: O.none }, client)();
    expect(done).toMatchObject(E.right({ _tag: 'Done', destination: 'dashboard' }));
    expect(client.asked).toEqual(['code login-8', 'consent']);
    expect(consenting.answered).toMatchObject([{ isAccepted: true, terms: [1, 2, 3, 4] }]);
  });

  it('asks nothing when it is done, and revokes the session that it interrupted', async () => {
    const device = newDevice();
    device.session.write(previous)();
    const [client, { finish, server }] = [answering(), finishing(device)];
    const done: SignInStep = { _tag: 'Done', session: session(), destination: 'dashboard' };
    const interrupted = interruptedOn(device)();
    expect(await finish({ step: done, interrupted: O.some(interrupted) }, client)()).toEqual(E.right(done));
    expect([client.asked, server.ended]).toEqual([[], ['revoke 8']]);
  });

  it('stops at a wrong code', async () => {
    const wrong = authenticator({ enterCode: TE.left({ _tag: 'WrongCode' }) });
    const { finish } = finishing(newDevice(), consents(), wrong);
    expect(await finish({ step: CODE_DUE, interrupted: O.none }, answering())()).toEqual(
      E.left({ _tag: 'CodeRefused', failure: { _tag: 'WrongCode' } }),
    );
  });

  it('stops when nobody can be asked for the code', async () => {
    const { finish } = finishing(newDevice());
    const nobody = { ...answering(), code: () => TE.left('nobody there') };
    expect(await finish({ step: CODE_DUE, interrupted: O.none }, nobody)()).toEqual(E.left('nobody there'));
  });
});

describe('a sign-in without the consent', () => {
  it('ends the session when the client says no', async () => {
    const device = waitingDevice();
    const { finish, server, consenting } = finishing(device, consents(false));
    expect(await finish({ step: CONSENT_DUE, interrupted: O.none }, answering(false))()).toEqual(
      E.left({ _tag: 'ConsentDenied' }),
    );
    expect([server.ended, device.session.read(), consenting.answered]).toEqual([['app 7'], O.none, []]);
  });

  it('ends the session when the server does not keep the consent', async () => {
    const device = waitingDevice();
    const { finish, server } = finishing(device, consents(false, TE.left(unreachable)));
    expect(await finish({ step: CONSENT_DUE, interrupted: O.none }, answering())()).toEqual(
      E.left({ _tag: 'ConsentNotKept', failure: unreachable }),
    );
    expect([server.ended, device.session.read()]).toEqual([['app 7'], O.none]);
  });

  it('ends the session when nobody can be asked', async () => {
    const device = waitingDevice();
    const { finish } = finishing(device, consents(false));
    const nobody = { ...answering(), consent: TE.left('nobody there') };
    expect(await finish({ step: CONSENT_DUE, interrupted: O.none }, nobody)()).toEqual(E.left('nobody there'));
    expect(device.session.read()).toEqual(O.none);
  });

  it('restores the session that it interrupted', async () => {
    const device = newDevice();
    device.session.write(previous)();
    const interrupted = O.some(interruptedOn(device)());
    device.session.write({ ...waiting, tokens: { access: 'access-2', refresh: 'refresh-2' } })();
    const { finish } = finishing(device, consents(false));
    await finish({ step: CONSENT_DUE, interrupted }, answering(false))();
    expect(device.session.read()).toEqual(O.some(previous));
  });
});
