import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { beforeEach, expect, it } from 'vitest';
import { BRUNO, unreachable } from '../../kernel/testing/index.ts';
import type { DeviceMemory } from '../access.ports.ts';
import { authenticator, challenge, consents, newDevice, session, sessions } from '../testing/index.ts';
import { makeSignIn, type SignInStep } from '../sign-in/sign-in.use-case.ts';
import { makeRevokeReplaced } from './revoke-replaced.use-case.ts';
import { makeRevokeTokens } from './revoke-tokens.use-case.ts';
import { makeArriveAtSignIn } from './arrive-at-sign-in.use-case.ts';
import { isSpared, makeSpareSession, type SparedClient } from './spared-session.ts';

const bruno = session({ clientId: 8, document: BRUNO, tokens: { access: 'access-8', refresh: 'refresh-8' } });
let memory: DeviceMemory;
const nobody: SparedClient = { read: () => O.none, write: () => () => undefined, clear: () => undefined };

beforeEach(() => {
  memory = newDevice();
  memory.session.write(bruno)();
});

/** A tab. All tabs share the device's memory, and each has its own note. */
const tab = () => {
  let kept: O.Option<number> = O.none;
  const spared: SparedClient = {
    read: () => kept,
    write: (clientId) => () => void (kept = O.some(clientId)),
    clear: () => void (kept = O.none),
  };
  const server = sessions();
  const revokeTokens = makeRevokeTokens({ sessions: server, memory });
  return {
    server,
    spare: makeSpareSession({ memory, spared }),
    isSpared: () => isSpared({ memory, spared }),
    revokeReplaced: makeRevokeReplaced({ sessions: server, memory, spared }),
    arrive: makeArriveAtSignIn({ revokeTokens, memory, spared }),
  };
};

it('leaves the session open at each arrival of the tab that spared it', async () => {
  const here = tab();
  here.spare();
  await here.arrive();
  await here.arrive();
  expect([here.server.ended, memory.session.read(), here.isSpared()]).toEqual([[], O.some(bruno), true]);
});

it('spares nothing any more once this tab has signed in, also the same client', async () => {
  const here = tab();
  here.spare();
  const again = { ...bruno, tokens: { access: 'access-9', refresh: 'refresh-9' } };
  memory.session.write(again)();
  await here.revokeReplaced(TE.right({ _tag: 'Done', session: again, destination: 'dashboard' }))();
  expect(here.isSpared()).toBe(false);
});

it('spares nothing in another tab, where the client opens /login', async () => {
  const [sending, other] = [tab(), tab()];
  sending.spare();
  await other.arrive();
  expect(other.server.ended).toEqual(['revoke 8']);
});

it('spares no session of a third client, who signed in before the arrival', async () => {
  const here = tab();
  here.spare();
  memory.session.write(session())();
  await here.arrive();
  expect(here.server.ended).toEqual(['revoke 7']);
});

it('spares nothing where nobody is signed in', async () => {
  const here = tab();
  memory.session.clear();
  here.spare();
  memory.session.write(bruno)();
  await here.arrive();
  expect(here.server.ended).toEqual(['revoke 8']);
});

it('revokes what a sign-in replaced, and enters also when the server cannot be reached', async () => {
  for (const server of [sessions(), sessions(TE.left(unreachable))]) {
    memory.session.write(bruno)();
    const signIn = makeSignIn({ authenticator: authenticator(), consents: consents(), memory });
    const step = await makeRevokeReplaced({ sessions: server, memory, spared: nobody })(
      signIn({ document: session().document, password: 'Senha@123' }),
    )();
    expect([E.isRight(step), server.ended]).toEqual([true, ['revoke 8']]);
    expect(O.toUndefined(memory.session.read())?.clientId).toBe(7);
  }
});

it.each<[string, TE.TaskEither<string, SignInStep>]>([
  ['failed', TE.left('wrong password')],
  ['waits for its code', TE.right({ _tag: 'CodeDue', challenge: challenge() })],
  ['came after the client had left', TE.right({ _tag: 'Done', session: session(), destination: 'dashboard' })],
])('revokes nothing after a sign-in that %s', async (_, attempt) => {
  const server = sessions();
  await makeRevokeReplaced({ sessions: server, memory, spared: nobody })(attempt)();
  expect([server.ended, memory.session.read()]).toEqual([[], O.some(bruno)]);
});
