import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { clockAt, unreachable } from '../../kernel/testing/index.ts';
import { makeSignOutOfApp } from '../session/sign-out-of-app.use-case.ts';
import { blockedDevices, newDevice, session, sessions } from '../testing/index.ts';
import { makeUnblockByQuestions } from './unblock-by-questions.use-case.ts';
import { makeUnblockDevice } from './unblock-device.use-case.ts';
import type { TypedAnswers } from './unblock.rules.ts';
import type { UnblockQuestion } from './unblock.ts';

const blocked = session({ isDeviceBlocked: true });
const RIGHT = { motherName: 'Marta', cep: '01310-100', birthDate: '08/02/1975' };

const unblocking = (server = blockedDevices(), ending = sessions()) => {
  const device = newDevice();
  device.session.write(blocked)();
  const use = makeUnblockByQuestions({
    unblock: makeUnblockDevice({ blockedDevices: server, memory: device }),
    signOut: makeSignOutOfApp({ sessions: ending, memory: device }),
    chance: () => 0,
    clock: clockAt('2026-11-20T14:00:00-03:00'),
  });
  return { device, server, ending, use };
};

const answering = (typed: TypedAnswers = RIGHT) => {
  const asked: (readonly UnblockQuestion[])[] = [];
  const ask = (drawn: readonly UnblockQuestion[]) => {
    asked.push(drawn);
    return TE.right(typed);
  };
  return { asked, ask };
};

it('asks the three drawn questions, and frees the device', async () => {
  const [{ use, server }, client] = [unblocking(), answering()];
  expect(await use(blocked, client.ask)()).toEqual(E.right({ wasBlocked: true, destination: 'dashboard' }));
  expect(client.asked).toEqual([['motherName', 'cep', 'birthDate']]);
  expect(server.given).toMatchObject([{ motherName: 'Marta', birthDate: '1975-02-08' }]);
});

it('asks nothing when the device is not blocked', async () => {
  const [{ use, server }, client] = [unblocking(), answering()];
  expect(await use(session(), client.ask)()).toEqual(E.right({ wasBlocked: false, destination: 'dashboard' }));
  expect([client.asked, server.given]).toEqual([[], []]);
});

it('takes answers to three other questions', async () => {
  const { use, server } = unblocking();
  await use(blocked, answering({ birthDate: '08/02/1975', streetNumber: '1006', email: 'a@exemplo.com.br' }).ask)();
  expect(server.given).toHaveLength(1);
});

it('sends nothing and names the field when an answer is missing or malformed', async () => {
  const { use, server } = unblocking();
  for (const [typed, field] of [
    [{ motherName: 'Marta', birthDate: '08/02/1975' }, 'cep'],
    [{ ...RIGHT, birthDate: '30/02/1975' }, 'birthDate'],
  ] as const)
    expect(await use(blocked, answering(typed).ask)()).toEqual(E.left({ _tag: 'AnswersInvalid', field }));
  expect(server.given).toEqual([]);
});

it('sends nothing when nobody can be asked', async () => {
  const { use, server } = unblocking();
  expect(await use(blocked, () => TE.left('nobody there'))()).toEqual(E.left('nobody there'));
  expect(server.given).toEqual([]);
});

it('keeps the session after wrong answers, and ends it after too many tries', async () => {
  const wrong = unblocking(blockedDevices(TE.left({ _tag: 'AnswersWrong' })));
  expect(await wrong.use(blocked, answering().ask)()).toEqual(E.left({ _tag: 'AnswersWrong' }));
  expect([wrong.ending.ended, wrong.device.session.read()]).toEqual([[], O.some(blocked)]);

  const over = unblocking(blockedDevices(TE.left({ _tag: 'MaxTriesReached' })), sessions(TE.left(unreachable)));
  expect(await over.use(blocked, answering().ask)()).toEqual(E.left({ _tag: 'MaxTriesReached' }));
  expect([over.ending.ended, over.device.session.read()]).toEqual([['app 7'], O.none]);
});
