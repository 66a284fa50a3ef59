import { composeSignIn } from '@aroeira/domain/access';
import {
  authenticator,
  consents,
  quickAccessCredential,
  savedAccount,
  session,
  sessions,
} from '@aroeira/domain/access/testing';
import { calendarDay } from '@aroeira/domain/kernel';
import { BRUNO, unreachable } from '@aroeira/domain/kernel/testing';
import { act, render, screen } from '@testing-library/react';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { ExitsDialog } from './exits.dialog.tsx';
import { ExitsViewModel } from './exits.view-model.ts';
import { signedIn } from '../../access/testing/signed-in.ts';
import { press } from '../../composition/testing/press.ts';

const bruno = savedAccount({ clientId: 8, document: BRUNO, isMain: false });

const leaving = (server = sessions()) => {
  const device = signedIn();
  device.savedAccounts.write([savedAccount(), bruno])();
  device.lastDocument.write(session().document)();
  const went: string[] = [];
  const ports = { authenticator: authenticator(), consents: consents(), sessions: server };
  const model = new ExitsViewModel(composeSignIn({ ...ports, memory: device }).leaveAccount, {
    close: () => went.push('/logout'),
    left: () => went.push('/login'),
    notLeft: ({ _tag }) => went.push(_tag),
  });
  render(<ExitsDialog model={model} />);
  return { device, model, went, server };
};

describe('leaving the account', () => {
  it('asks first, and changes nothing when the client refuses [R058]', async () => {
    const { device, model, went, server } = leaving();
    act(model.askToLeave);
    expect(screen.getByRole('dialog', { name: 'Sair da conta?' })).toBeTruthy();
    await press('Cancelar');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([server.ended, went]).toEqual([[], []]);
    expect(device.session.read()).toEqual(O.some(session()));
  });

  it('forgets all that the device keeps of the account, and goes to /login [R059] [R060] [R061] [R062] [R063]', async () => {
    const { device, model, went } = leaving();
    device.quickAccess.write(quickAccessCredential())();
    device.quickAccessSkippedOn.write(calendarDay('2026-11-20'))();
    act(model.askToLeave);
    await press('Sair');
    // The only remaining account becomes the main one.
    expect(device.savedAccounts.read()).toEqual(O.some([{ ...bruno, isMain: true }]));
    expect([device.session.read(), device.lastDocument.read()]).toEqual([O.none, O.none]);
    expect([device.quickAccess.read(), device.quickAccessSkippedOn.read()]).toEqual([O.none, O.none]);
    expect(went).toEqual(['/login']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that the server did not end it, and keeps everything', async () => {
    const { device, model, went } = leaving(sessions(TE.left(unreachable)));
    act(model.askToLeave);
    await press('Sair');
    expect(went).toEqual(['SessionSignOutFailed']);
    expect(device.session.read()).toEqual(O.some(session()));
  });

  it('calls the server once, even when the client confirms twice, and cannot be refused meanwhile', async () => {
    const { model, server } = leaving();
    act(model.askToLeave);
    await act(async () => {
      const leaving = [model.leaveAccount(), model.leaveAccount()];
      model.refuse();
      expect(model.question).toBe('leave');
      await Promise.all(leaving);
    });
    expect(server.ended).toEqual(['session 7']);
  });
});

describe('closing the app', () => {
  it('asks nothing when the client chooses it', () => {
    const { model, went } = leaving();
    act(model.closeApp);
    expect(went).toEqual(['/logout']);
  });
});
