import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { ANA, BRUNO } from '../../kernel/testing/index.ts';
import { makeChangePassword } from './change-password.use-case.ts';
import { resetPasswordMessage } from './password.messages.ts';
import { makeResetPassword } from './reset-password.use-case.ts';
import type { Session } from '../session.ts';
import { newDevice, passwords, quickAccessCredential, session } from '../testing/index.ts';

const values = { newPassword: 'Nova@1234', confirmation: 'Nova@1234' };
const none = E.left({ _tag: 'NoSession', reason: 'none' });

const signedIn = (changes: Partial<Session> = {}) => {
  const device = newDevice();
  device.session.write({ ...session(), ...changes })();
  return device;
};
const forced = () => signedIn({ status: 'must-change-password' });

describe('a reset', () => {
  it("sends the session's own document without the current password, and leads to the dashboard [R191]", async () => {
    const server = passwords();
    expect(await makeResetPassword({ passwords: server, memory: forced() })(values)()).toEqual(E.right('dashboard'));
    expect(server.changes).toEqual([{ document: ANA, newPassword: 'Nova@1234' }]);
  });

  it('confirms the client in the stored session, and keeps newer tokens [R197]', async () => {
    const device = forced();
    const renewed = { access: 'access-2', refresh: 'refresh-2' };
    const change: TE.TaskEither<never, void> = async () => {
      device.session.write(session({ status: 'must-change-password', tokens: renewed }))();
      return E.right(undefined);
    };
    await makeResetPassword({ passwords: passwords({ change }), memory: device })(values)();
    expect(device.session.read()).toEqual(O.some(session({ tokens: renewed })));
  });

  it('does not change the stored session when the server refuses', async () => {
    const device = forced();
    const server = passwords({ change: TE.left({ _tag: 'UsedBefore' }) });
    expect(await makeResetPassword({ passwords: server, memory: device })(values)()).toEqual(
      E.left({ _tag: 'UsedBefore' }),
    );
    expect(device.session.read()).toMatchObject(O.some({ status: 'must-change-password' }));
  });

  it('says of the previous password whether the client must choose a new one [R192] [R193]', async () => {
    const server = passwords({ change: TE.left({ _tag: 'SameAsPrevious' }) });
    const failureOn = (device: ReturnType<typeof newDevice>) =>
      makeResetPassword({ passwords: server, memory: device })(values)();
    const saidOn = async (device: ReturnType<typeof newDevice>) =>
      E.match(resetPasswordMessage, () => '')(await failureOn(device));
    expect(await failureOn(forced())).toEqual(E.left({ _tag: 'SameAsPrevious', isForced: true }));
    expect(await failureOn(signedIn())).toEqual(E.left({ _tag: 'SameAsPrevious', isForced: false }));
    expect(await saidOn(forced())).toBe(
      'Sua nova senha não pode ser a mesma que a anterior. Por favor, defina uma nova senha para continuar.',
    );
    expect(await saidOn(signedIn())).toMatch(/^Sua senha não pode ser a mesma que a anterior/);
  });

  it('makes no call without a session that may enter', async () => {
    const server = passwords();
    for (const device of [newDevice(), signedIn({ tokens: undefined }), signedIn({ isConsentDue: true })])
      expect(await makeResetPassword({ passwords: server, memory: device })(values)()).toEqual(none);
    expect(server.changes).toEqual([]);
  });
});

describe('an answer that comes after another client signed in', () => {
  const other = session({ clientId: 8, document: BRUNO, status: 'must-change-password' });
  const credential = quickAccessCredential({ clientId: 8, loginId: other.loginId });
  const switched = () => {
    const device = signedIn({ status: 'must-change-password' });
    const change: TE.TaskEither<never, void> = async () => {
      device.session.write(other)();
      device.quickAccess.write(credential)();
      return E.right(undefined);
    };
    return { memory: device, passwords: passwords({ change }) };
  };
  const keepsAll = ({ memory }: ReturnType<typeof switched>) => {
    expect(memory.session.read()).toEqual(O.some(other));
    expect(memory.quickAccess.read()).toEqual(O.some(credential));
  };

  it('does not confirm the other client or clear their quick access after a reset', async () => {
    const parts = switched();
    expect(await makeResetPassword(parts)(values)()).toEqual(E.right('reset-password'));
    keepsAll(parts);
  });

  it('does not confirm the other client or clear their quick access after a change', async () => {
    const parts = switched();
    await makeChangePassword(parts)({ ...values, currentPassword: 'Senha@123' })();
    keepsAll(parts);
  });
});

describe('a change', () => {
  const asked = { ...values, currentPassword: 'Senha@123' };

  it('sends document, current password and new password [R199]', async () => {
    const server = passwords();
    expect(await makeChangePassword({ passwords: server, memory: signedIn() })(asked)()).toEqual(E.right(undefined));
    expect(server.changes).toEqual([{ document: ANA, currentPassword: 'Senha@123', newPassword: 'Nova@1234' }]);
  });

  it('does the same as a reset, for a client who must change the password', async () => {
    const device = forced();
    await makeChangePassword({ passwords: passwords(), memory: device })(asked)();
    expect(device.session.read()).toEqual(O.some(session()));
  });

  it('makes no call without a session', async () => {
    const server = passwords();
    expect(await makeChangePassword({ passwords: server, memory: newDevice() })(asked)()).toEqual(none);
    expect(server.changes).toEqual([]);
  });
});
