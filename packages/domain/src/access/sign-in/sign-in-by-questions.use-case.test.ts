import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { ANA, BRUNO, unreachable } from '../../kernel/testing/index.ts';
import { makeRevokeTokens } from '../session/revoke-tokens.use-case.ts';
import { authenticator, challenge, consents, newDevice, session, sessions } from '../testing/index.ts';
import type { FinishSignIn } from './finish-sign-in.use-case.ts';
import { makeSignInByQuestions } from './sign-in-by-questions.use-case.ts';
import { makeSignIn } from './sign-in.use-case.ts';

const previous = session({ clientId: 8, document: BRUNO });
const ask = {
  hasCode: false,
  password: TE.right('Senha@123'),
  code: () => TE.right('123456'),
  consent: TE.right(true),
};

/** The use case on a device where `previous` is signed in. It stops after its last step and notes that step. */
const signingIn = (ways = authenticator(), ending = sessions()) => {
  const device = newDevice();
  device.session.write(previous)();
  const finished: Parameters<FinishSignIn>[0][] = [];
  const finish: FinishSignIn = (begun) => {
    finished.push(begun);
    return TE.right({ _tag: 'Done', session: session(), destination: 'dashboard' });
  };
  const signIn = makeSignIn({ authenticator: ways, consents: consents(), memory: device });
  const revokeTokens = makeRevokeTokens({ sessions: ending, memory: device });
  return {
    device,
    ways,
    ending,
    finished,
    use: makeSignInByQuestions({ signIn, finish, revokeTokens, memory: device }),
  };
};

describe('a sign-in by questions', () => {
  it('revokes the tokens of the open session, signs in by the password, and goes on', async () => {
    const { use, ways, ending, finished } = signingIn();
    expect(await use(ANA, false, ask)()).toMatchObject(E.right({ _tag: 'Done' }));
    expect([ending.ended, ways.asked]).toEqual([['revoke 8'], [`sign in ${ANA} Senha@123 new`]]);
    expect(finished).toMatchObject([{ step: { _tag: 'Done' }, interrupted: O.none }]);
  });

  it('signs in even when the tokens could not be revoked', async () => {
    const { use, finished } = signingIn(authenticator(), sessions(TE.left(unreachable)));
    await use(ANA, false, ask)();
    expect(finished).toHaveLength(1);
  });

  it('revokes nothing for an addition, and remembers the session to restore', async () => {
    const { use, ending, finished } = signingIn();
    await use(ANA, true, ask)();
    expect(ending.ended).toEqual([]);
    expect(finished).toMatchObject([{ interrupted: O.some({ session: O.some(previous) }) }]);
  });

  it('calls nothing when nobody can be asked for the password', async () => {
    const { use, ways, ending } = signingIn();
    expect(await use(ANA, false, { ...ask, password: TE.left('nobody there') })()).toEqual(E.left('nobody there'));
    expect([ways.asked, ending.ended]).toEqual([[], []]);
  });

  it('stops at a wrong password', async () => {
    const { use, finished } = signingIn(authenticator({ signIn: TE.left({ _tag: 'WrongCredentials' }) }));
    const stop = { _tag: 'NotSignedIn', failure: { _tag: 'WrongCredentials' } };
    expect(await use(ANA, false, ask)()).toEqual(E.left(stop));
    expect(finished).toEqual([]);
  });
});

describe('a client who has the code of an earlier password', () => {
  it('goes straight to the code, without a password and without a second code', async () => {
    const { use, device, ways, ending, finished } = signingIn();
    device.challenge.write(challenge())();
    await use(BRUNO, false, { ...ask, hasCode: true, password: TE.left('nobody there') })();
    expect(finished).toEqual([{ step: { _tag: 'CodeDue', challenge: challenge() }, interrupted: O.none }]);
    expect([ways.asked, ending.ended]).toEqual([[], []]);
  });

  it('gives the password when the kept challenge belongs to another client, or when the client gives no code', async () => {
    for (const [document, hasCode] of [
      [ANA, true],
      [BRUNO, false],
    ] as const) {
      const { use, device, ways } = signingIn();
      device.challenge.write(challenge())();
      await use(document, false, { ...ask, hasCode })();
      expect(ways.asked).toHaveLength(1);
    }
  });
});
