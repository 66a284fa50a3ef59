import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { BRUNO } from '../../kernel/testing/index.ts';
import type { Session } from '../session.ts';
import { blockedDevices, newDevice, savedAccount, session } from '../testing/index.ts';
import type { UnblockAnswers } from './unblock.form.ts';
import { UNBLOCKED } from './devices.messages.ts';
import { makeUnblockDevice } from './unblock-device.use-case.ts';

const answers: UnblockAnswers = {
  motherName: 'Marta',
  cep: undefined,
  birthDate: undefined,
  streetNumber: '1006',
  email: undefined,
};

const blocked = (changes: Partial<Session> = {}) => {
  const device = newDevice();
  device.session.write({ ...session({ isDeviceBlocked: true }), ...changes })();
  device.savedAccounts.write([
    savedAccount({ isDeviceBlocked: true }),
    savedAccount({ clientId: 8, document: BRUNO, isMain: false, isDeviceBlocked: true }),
  ])();
  return device;
};

describe('right answers', () => {
  it('clear the blocked state of the session and of its account, and of no other account [R214]', async () => {
    const [server, device] = [blockedDevices(), blocked()];
    expect(await makeUnblockDevice({ blockedDevices: server, memory: device })(answers)()).toEqual(
      E.right('dashboard'),
    );
    expect(server.given).toEqual([answers]);
    expect(device.session.read()).toEqual(O.some(session()));
    const [own, other] = O.getOrElseW(() => [])(device.savedAccounts.read());
    expect([own?.isDeviceBlocked, other?.isDeviceBlocked]).toEqual([false, true]);
  });

  it('lead to the new password when the client must change it too', async () => {
    const device = blocked({ status: 'must-change-password' });
    expect(await makeUnblockDevice({ blockedDevices: blockedDevices(), memory: device })(answers)()).toEqual(
      E.right('reset-password'),
    );
  });

  it('keep the tokens that the call renewed', async () => {
    const device = blocked();
    const tokens = { access: 'access-2', refresh: 'refresh-2' };
    const renewing: TE.TaskEither<never, void> = async () => {
      device.session.write(session({ isDeviceBlocked: true, tokens }))();
      return E.right(undefined);
    };
    await makeUnblockDevice({ blockedDevices: blockedDevices(renewing), memory: device })(answers)();
    expect(device.session.read()).toEqual(O.some(session({ tokens })));
  });

  it('get the thanks of the screen [R213]', () => {
    expect(UNBLOCKED).toBe('Este dispositivo foi desbloqueado!');
  });
});

it('wrong answers leave the device blocked', async () => {
  const device = blocked();
  const wrong = blockedDevices(TE.left({ _tag: 'AnswersWrong' }));
  expect(await makeUnblockDevice({ blockedDevices: wrong, memory: device })(answers)()).toEqual(
    E.left({ _tag: 'AnswersWrong' }),
  );
  expect(device.session.read()).toMatchObject(O.some({ isDeviceBlocked: true }));
});

it('makes no call without a session that may enter', async () => {
  const server = blockedDevices();
  for (const device of [newDevice(), blocked({ tokens: undefined }), blocked({ isConsentDue: true })])
    expect(await makeUnblockDevice({ blockedDevices: server, memory: device })(answers)()).toEqual(
      E.left({ _tag: 'NoSession', reason: 'none' }),
    );
  expect(server.given).toEqual([]);
});
