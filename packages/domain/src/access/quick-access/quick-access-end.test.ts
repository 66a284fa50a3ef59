import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { makeChangePassword } from '../password/change-password.use-case.ts';
import { makeDisableQuickAccess } from './disable-quick-access.use-case.ts';
import { makeResetPassword } from '../password/reset-password.use-case.ts';
import { calendarDay } from '../../kernel/days.ts';
import { newDevice, passwords, quickAccessCredential, session } from '../testing/index.ts';

const registeredDevice = (changes: Parameters<typeof quickAccessCredential>[0] = {}) => {
  const memory = newDevice();
  memory.session.write(session())();
  memory.quickAccess.write(quickAccessCredential(changes))();
  return memory;
};

it('leaves no flag of quick access after the client turned it off', () => {
  const memory = registeredDevice();
  memory.quickAccessSkippedOn.write(calendarDay('2026-11-19'))();
  makeDisableQuickAccess(memory)();
  expect([memory.quickAccess.read(), memory.quickAccessSkippedOn.read()]).toEqual([O.none, O.none]);
});

describe('a new password', () => {
  const chosen = { newPassword: 'Nova@1234', confirmation: 'Nova@1234' };
  const change = (memory: ReturnType<typeof newDevice>) =>
    makeChangePassword({ passwords: passwords(), memory })({ ...chosen, currentPassword: 'Senha@123' })();

  it('ends quick access after a change and after a reset', async () => {
    const [changed, reset] = [registeredDevice(), registeredDevice()];
    await change(changed);
    await makeResetPassword({ passwords: passwords(), memory: reset })(chosen)();
    expect([changed.quickAccess.read(), reset.quickAccess.read()]).toEqual([O.none, O.none]);
  });

  it('does not end the quick access of another client', async () => {
    const memory = registeredDevice({ clientId: 8 });
    await change(memory);
    expect(memory.quickAccess.read()).toEqual(O.some(quickAccessCredential({ clientId: 8 })));
  });
});
